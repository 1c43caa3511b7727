import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useParams } from '@tanstack/react-router';
import { Map as MapIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { firstTab, isTabName, type TabName } from '../../lib/access/tab-names.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { LoadingScreen } from '../../lib/screen/LoadingScreen.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { settingsSteps } from '../../lib/tour/settings-steps.ts';
import { Tour } from '../../lib/tour/Tour.tsx';
import { askForTour } from '../../lib/tour/tour-state.ts';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TabList } from './TabList.tsx';
import { tabs } from './tabs.ts';

/** What holds for the agent as a whole: the tabs on the left, the one that the address names beside them. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const { agent, user } = useSession();
  const { tabName } = useParams({ strict: false });
  const chosen = isTabName(tabName) && (user.isUserAdmin || !tabs[tabName].userAdmin) ? tabName : null;
  const wideOrList = { display: { xs: chosen ? 'none' : 'block', md: 'block' } };
  return (
    <EditorPage>
      {chosen && (
        <Box sx={{ display: { md: 'none' }, px: 2, pt: 2, mb: -1.5 }}>
          <BackLink to="/settings">{t('back')}</BackLink>
        </Box>
      )}
      <PageHeader
        title={t('title')}
        description={
          <Box component="span" sx={wideOrList}>
            {t('description', { agent: agent.name })}
          </Box>
        }
        actions={
          // On narrow screens an open tab stands where the list is shown around.
          <Box sx={wideOrList}>
            <Hint text={t('tour')} align="end">
              <IconButton aria-label={t('tour')} onClick={() => askForTour('settings')}>
                <MapIcon aria-hidden />
              </IconButton>
            </Hint>
          </Box>
        }
      />
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0, borderTop: 1, borderColor: 'divider' }}>
        <TabList chosen={chosen} />
        <Box
          sx={{
            display: { xs: chosen ? 'block' : 'none', md: 'block' },
            flex: 1,
            minWidth: 0,
            overflowY: { md: 'auto' },
          }}
        >
          <Suspense fallback={<LoadingScreen />}>
            <TabContent key={chosen ?? firstTab} name={chosen ?? firstTab} />
          </Suspense>
        </Box>
      </Box>
      <Tour name="settings" stepsNow={settingsSteps} />
    </EditorPage>
  );
}

function TabContent({ name }: { name: TabName }) {
  const { Content } = tabs[name];
  return <Content />;
}
