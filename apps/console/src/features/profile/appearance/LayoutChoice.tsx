import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/use-session.ts';
import { changeSettings } from '../../../lib/settings/user-settings.ts';
import { layoutDefaults } from './layout-defaults.ts';
import { PictureChoice } from './PictureChoice.tsx';

/** Where the menu stands. Choosing a layout begins with what suits it. */
export function LayoutChoice() {
  const { t } = useTranslation('appearance');
  const { settings } = useSession().user;
  return (
    <PictureChoice
      label={t('layout.label')}
      value={settings.layout}
      onChange={(layout) => {
        const { navbar, ...rest } = layoutDefaults[layout];
        changeSettings({ ...rest, navbar: { ...navbar, folded: settings.navbar.folded } });
      }}
      choices={([1, 2, 3] as const).map((layout) => ({
        value: layout,
        label: t(`layout.${layout}`),
        picture: <LayoutPicture layout={layout} />,
      }))}
    />
  );
}

/** The parts of a layout in small, in the colours in use. */
function LayoutPicture({ layout }: { layout: 1 | 2 | 3 }) {
  const bar = { bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' };
  const menu = { bgcolor: 'tint.accent' };
  if (layout === 1)
    return (
      <Box
        sx={{ display: 'grid', height: '100%', gridTemplate: '"menu bar" 15px "menu screen" 1fr / 34px 1fr' }}
      >
        <Box sx={{ ...menu, gridArea: 'menu' }} />
        <Box sx={{ ...bar, gridArea: 'bar' }} />
        <Box sx={{ gridArea: 'screen', bgcolor: 'background.default' }} />
      </Box>
    );
  const sheet = layout === 3;
  return (
    <Box
      sx={{
        display: 'grid',
        height: '100%',
        gridTemplateRows: '15px 13px 1fr',
        bgcolor: sheet ? 'background.sunken' : 'background.default',
      }}
    >
      <Box sx={bar} />
      <Box sx={menu} />
      {sheet && (
        <Box
          sx={{
            m: '6px 22px',
            border: 1,
            borderColor: 'divider',
            borderRadius: '4px',
            bgcolor: 'background.paper',
          }}
        />
      )}
    </Box>
  );
}
