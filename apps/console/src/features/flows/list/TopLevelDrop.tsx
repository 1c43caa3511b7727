import Box from '@mui/material/Box';
import { CornerLeftUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DropProps } from './use-tree-drag.ts';

/** While a follow-up is dragged: where to drop it so that it follows up on nothing. Lies over the list's top edge. */
export function TopLevelDrop({ over, ...drop }: DropProps & { over: boolean }) {
  const { t } = useTranslation('flows');
  return (
    <Box
      {...drop}
      data-drop="top"
      sx={{
        position: 'absolute',
        zIndex: 1,
        top: 8,
        left: '50%',
        translate: '-50%',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 40,
        px: 2,
        whiteSpace: 'nowrap',
        fontSize: '0.8125rem',
        fontWeight: 550,
        color: over ? 'primary.main' : 'text.primary',
        bgcolor: over ? 'tint.accent' : 'background.paper',
        border: 1,
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'line.control',
        borderRadius: 1,
        '& > *': { pointerEvents: 'none' },
      }}
    >
      <CornerLeftUp size={16} aria-hidden />
      {t('list.move.dropTop')}
    </Box>
  );
}
