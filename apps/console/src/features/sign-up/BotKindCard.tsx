import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';

interface BotKindCardProps {
  icon: LucideIcon;
  title: string;
  about: string;
  checked: boolean;
  onChoose(): void;
}

/** One of the bots to begin with: on phones a tile beside the others, whose line on it stands below them. */
export function BotKindCard({ icon: Icon, title, about, checked, onChoose }: BotKindCardProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: 'center',
        gap: { xs: 0.75, md: 2 },
        px: { xs: 0.5, md: 2 },
        py: 1.5,
        border: 1,
        borderColor: checked ? 'primary.main' : 'divider',
        boxShadow: checked ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
        borderRadius: 1,
        textAlign: { xs: 'center', md: 'left' },
        cursor: 'pointer',
        transition: 'border-color 120ms',
        '&:hover': { borderColor: checked ? undefined : 'text.secondary' },
        '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
        '& svg': { flexShrink: 0, width: 22, height: 22 },
      }}
    >
      <Box
        component="input"
        type="radio"
        name="bot-kind"
        checked={checked}
        onChange={onChoose}
        sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
      />
      <Box component="span" sx={{ display: 'flex', color: checked ? 'primary.main' : 'text.secondary' }}>
        <Icon aria-hidden />
      </Box>
      <span>
        <Box
          component="span"
          sx={{ display: 'block', fontSize: { xs: '0.8125rem', md: '0.875rem' }, fontWeight: 550 }}
        >
          {title}
        </Box>
        <Box
          component="span"
          sx={{ display: { xs: 'none', md: 'block' }, fontSize: '0.8125rem', color: 'text.secondary' }}
        >
          {about}
        </Box>
      </span>
    </Box>
  );
}
