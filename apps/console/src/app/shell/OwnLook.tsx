import Box from '@mui/material/Box';
import { ColorModeMenu } from '../../lib/screen/ColorModeMenu.tsx';
import { UiLanguageMenu } from '../../lib/screen/UiLanguageMenu.tsx';

/** Windows in which the toolbar has no room for all. */
const smallest = '@media (max-width: 389.95px)';
const shownIn = {
  toolbar: { display: 'flex', gap: 1, [smallest]: { display: 'none' } },
  menu: { display: 'none', [smallest]: { display: 'flex' }, gap: 1, px: 2, py: 1 },
} as const;

/** The user's own language and colour mode: in the toolbar, in the smallest windows in the menu. */
export function OwnLook({ place }: { place: keyof typeof shownIn }) {
  return (
    <Box sx={shownIn[place]}>
      <UiLanguageMenu />
      <ColorModeMenu />
    </Box>
  );
}
