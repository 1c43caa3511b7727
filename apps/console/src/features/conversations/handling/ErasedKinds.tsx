import Box from '@mui/material/Box';
import type { ErasureReceipt } from '@samtale/contract';
import { useTranslation } from 'react-i18next';

type Counts = ErasureReceipt['counts'];

const kinds = [
  'messages',
  'notes',
  'values',
  'files',
  'addresses',
  'questions',
  'tests',
  'work',
  'customers',
] as const satisfies (keyof Counts)[];

/** Whether anything was erased at all. */
export const anyErased = (counts: Counts): boolean => kinds.some((kind) => counts[kind] > 0);

/** How much is gone, kind by kind. */
export function ErasedKinds({ counts, dense = false }: { counts: Counts; dense?: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <Box component="dl" sx={{ m: 0, fontSize: dense ? '0.8125rem' : '0.875rem' }}>
      {kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <Box
            key={kind}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: dense ? 0.5 : 1,
              borderTop: dense ? 0 : 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt">{t(`anonymise.kind.${kind}`)}</Box>
            <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {counts[kind]}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
