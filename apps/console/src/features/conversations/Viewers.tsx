import Box from '@mui/material/Box';
import { endpoints, type Viewers as ViewersOf } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Hint } from '../../ui/Hint.tsx';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';

/** More are told by their number. */
const mostShown = 3;
/** Milliseconds for which colleagues are taken to have the pictures they had. */
const picturesKeep = 10 * 60_000;

/** The colleagues who look at the same conversation. */
export function Viewers({ users }: { users: ViewersOf['users'] }) {
  const { t, i18n } = useTranslation('chat');
  const { agent } = useSession();
  const profiles = useEndpoint(
    endpoints.profile.getTeamProfiles,
    { params: { agentId: agent.id } },
    { enabled: users.length > 0, staleTime: picturesKeep },
  );
  const pictureOf = (id: string) =>
    profiles.data?.list.find((colleague) => colleague.id === id)?.profileImageUrl ?? null;
  if (!users.length) return null;
  const names = new Intl.ListFormat(i18n.language).format(users.map(({ name }) => name));
  const label = t('conversation.viewers', { names, count: users.length });
  return (
    <Hint text={label}>
      <Box role="img" aria-label={label} tabIndex={0} sx={{ display: 'flex', alignItems: 'center' }}>
        {users.slice(0, mostShown).map(({ id, name }) => (
          <Box key={id} sx={{ ml: '-6px', border: 2, borderColor: 'background.paper', borderRadius: '50%' }}>
            <InitialsAvatar id={id} name={name} imageUrl={pictureOf(id)} size={24} />
          </Box>
        ))}
        {users.length > mostShown && (
          <Box component="span" sx={{ ml: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
            +{users.length - mostShown}
          </Box>
        )}
      </Box>
    </Hint>
  );
}
