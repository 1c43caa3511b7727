import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { WantedNumber } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../ui/format-number.ts';

const TextLink = createLink(Link);

/** The numbers that sign-ups asked for and that are not there yet, each with the way to whom it is for. */
export function WantedNumbers({ wanted }: { wanted: readonly WantedNumber[] }) {
  const { t } = useTranslation('phoneNumbers');
  if (wanted.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        px: { xs: 2, md: 4 },
        pb: 1.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <span id="wanted-numbers">{t('wanted')}</span>
      <Box
        component="ul"
        aria-labelledby="wanted-numbers"
        sx={{
          display: 'inline-flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          m: 0,
          ml: 1,
          p: 0,
          listStyle: 'none',
        }}
      >
        {wanted.map(({ agentId, agentName, number }) => (
          <li key={agentId}>
            <TextLink to="/agentProfile/$id" params={{ id: agentId }}>
              {formatNumber(number)}
            </TextLink>{' '}
            {agentName}
          </li>
        ))}
      </Box>
    </Box>
  );
}
