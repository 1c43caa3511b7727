import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import { PlainSelect } from '../../../../ui/PlainSelect.tsx';

/** One of the people who work on the agent, by their id. */
export function ColleagueSelect({ value, onChange }: { value: string; onChange(userId: string): void }) {
  const { t } = useTranslation('flows');
  const { agent } = useSession();
  const { data } = useEndpoint(endpoints.team.searchOnTeamContact, {
    params: { agentId: agent.id, name: '*' },
  });
  const people = data?.list ?? [];
  const isGone = value !== '' && data !== undefined && people.every(({ id }) => id !== value);
  const none = isGone ? { value, label: t('actions.recipients.noColleague') } : { value: '', label: '' };
  return (
    <PlainSelect
      label={t('actions.recipients.colleague')}
      value={value}
      options={[
        ...(isGone || value === '' ? [none] : []),
        ...people.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
      ]}
      onChange={onChange}
    />
  );
}
