import Box, { type BoxProps } from '@mui/material/Box';
import { ColorModeMenu } from '../../lib/screen/ColorModeMenu.tsx';
import { UiLanguageMenu } from '../../lib/screen/UiLanguageMenu.tsx';
import { Brand } from '../../ui/Brand.tsx';

/** Whose product it is, and the choices a guest has. */
export function GuestHead(props: Pick<BoxProps, 'sx'>) {
  return (
    <Box {...props}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ flex: 1 }}>
          <Brand />
        </Box>
        <UiLanguageMenu />
        <ColorModeMenu />
      </Box>
    </Box>
  );
}
