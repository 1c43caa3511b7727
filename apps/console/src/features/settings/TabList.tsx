import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { firstTab, type TabGroup, type TabName, tabGroups } from '../../lib/access/tab-names.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { tabs } from './tabs.ts';

const Link = createLink(MuiLink);
const groups = Object.entries(tabGroups) as [TabGroup, readonly TabName[]][];

/** The tabs by what they are about. On narrow screens it makes room for the one that is chosen. */
export function TabList({ chosen }: { chosen: TabName | null }) {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  return (
    <Box
      component="nav"
      aria-label={t('tabs')}
      sx={{
        display: { xs: chosen ? 'none' : 'block', md: 'block' },
        flexShrink: 0,
        width: { xs: '100%', md: 264 },
        px: 1.5,
        pt: 1,
        pb: 4,
        overflowY: { md: 'auto' },
        borderRight: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    >
      {groups.map(([group, names]) => {
        const shown = names.filter((name) => user.isUserAdmin || !tabs[name].userAdmin);
        return (
          <Box key={group} data-setting-group={group} sx={{ mt: 1.5 }}>
            <Box sx={{ px: 1.25, py: 0.5, fontSize: '0.75rem', fontWeight: 550, color: 'text.secondary' }}>
              {t(`group.${group}`)}
            </Box>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {shown.map((name) => (
                <li key={name}>
                  <TabLink name={name} isChosen={name === chosen} isFirst={!chosen && name === firstTab} />
                </li>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface TabLinkProps {
  name: TabName;
  isChosen: boolean;
  /** It stands beside the list although nobody has chosen it, where there is room. */
  isFirst: boolean;
}

function TabLink({ name, isChosen, isFirst }: TabLinkProps) {
  const { t } = useTranslation('settings');
  const { icon: Icon } = tabs[name];
  const link = useRef<HTMLAnchorElement>(null);
  // Whoever comes by an address sees where that is, also at the end of the list.
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const marked = { color: 'primary.main', bgcolor: 'tint.accent', fontWeight: 550 };
  return (
    <Link
      ref={link}
      underline="none"
      color="text.primary"
      to="/settings/$tabName"
      params={{ tabName: name }}
      data-setting={name}
      aria-current={isChosen ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: { xs: 44, md: 36 },
        px: 1.25,
        borderRadius: 1,
        fontSize: '0.875rem',
        '&:hover': { bgcolor: 'action.hover' },
        ...(isChosen && marked),
        ...(isFirst && { '@media (min-width: 900px)': marked }),
      }}
    >
      <Icon size={17} aria-hidden style={{ flexShrink: 0 }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {t(`tab.${name}`)}
      </Box>
      <Box component="span" sx={{ display: { xs: 'flex', md: 'none' }, color: 'text.secondary' }}>
        <ChevronRight size={16} aria-hidden />
      </Box>
    </Link>
  );
}
