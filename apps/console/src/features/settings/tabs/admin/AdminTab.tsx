import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../lib/session/use-session.ts';
import { SettingTab } from '../../SettingTab.tsx';

const Link = createLink(MuiLink);

/** Ways to what only those see who look after all agents. */
export default function AdminTab() {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  return (
    <SettingTab name="admin">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
        <li>
          <Link to="/agentProfile/$id" params={{ id: agent.id }} underline="none" color="inherit">
            <Way title={t('admin.options')}>{t('admin.optionsAbout')}</Way>
          </Link>
        </li>
        <li>
          <Link to="/addSettingsParameterTemplate" underline="none" color="inherit">
            <Way title={t('templates.title')}>{t('admin.templatesAbout')}</Way>
          </Link>
        </li>
      </Box>
    </SettingTab>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 1,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550 }}>{title}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{children}</Box>
      </Box>
      <ChevronRight size={18} aria-hidden />
    </Box>
  );
}
