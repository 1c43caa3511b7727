import Box from '@mui/material/Box';
import type { TurnDifference } from '@samtale/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/StatusChip.tsx';

const tones = {
  flow: 'error',
  parameters: 'error',
  path: 'warning',
  wording: 'warning',
} as const satisfies Record<TurnDifference, string>;

interface OutcomeSideProps {
  title: string;
  tone?: 'success' | null;
  differences?: readonly TurnDifference[];
  children: ReactNode;
}

/** What is expected, or what came of it. */
export function OutcomeSide({ title, tone = null, differences = [], children }: OutcomeSideProps) {
  const { t } = useTranslation('conversationTests');
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{
        minWidth: 0,
        px: 1.5,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontSize: '0.8125rem',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.75,
          minHeight: 22,
          mb: 0.5,
          fontSize: '0.75rem',
          color: tone ? `${tone}.main` : 'text.secondary',
        }}
      >
        {tone && <Check size={14} aria-hidden />}
        {title}
        {differences.map((difference) => (
          <StatusChip key={difference} tone={tones[difference]}>
            {t(`turn.difference.${difference}`)}
          </StatusChip>
        ))}
      </Box>
      {children}
    </Box>
  );
}
