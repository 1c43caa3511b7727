import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PartChange } from './compare-flows.ts';
import { diffWords, type TextRun } from './word-diff.ts';

interface ChangeListProps {
  changes: readonly PartChange[];
  /** What the left and the right side are. */
  beforeLabel: string;
  afterLabel: string;
  /** From one to the other, or two to choose between; neither of those is removed. */
  kind?: 'change' | 'choice';
}

/** Changes side by side, in words; on narrow screens one above the other. */
export function ChangeList({ changes, kind = 'change', ...labels }: ChangeListProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {changes.map((change) => (
        <Change key={change.id} change={change} kind={kind} {...labels} />
      ))}
    </Box>
  );
}

interface ChangeProps extends Required<Omit<ChangeListProps, 'changes'>> {
  change: PartChange;
}

function Change({ change, beforeLabel, afterLabel, kind }: ChangeProps) {
  const runs = diffWords(change.before ?? '', change.after ?? '');
  const marks = marksOf[kind];
  return (
    <Box component="section" aria-label={change.label}>
      <Typography component="h3" sx={{ mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
        {change.label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          '& > * + *': {
            borderLeft: { sm: '1px solid var(--mui-palette-divider)' },
            borderTop: { xs: '1px solid var(--mui-palette-divider)', sm: 'none' },
          },
        }}
      >
        <Side label={beforeLabel} runs={change.before === null ? null : runs.before} mark={marks[0]} />
        <Side label={afterLabel} runs={change.after === null ? null : runs.after} mark={marks[1]} />
      </Box>
    </Box>
  );
}

const markOf = {
  removed: { component: 'del', bgcolor: 'tint.error', textDecoration: 'line-through' },
  added: { component: 'ins', bgcolor: 'tint.success', textDecoration: 'underline' },
  different: { component: 'mark', bgcolor: 'tint.accent', color: 'inherit' },
} as const;

const marksOf = { change: ['removed', 'added'], choice: ['different', 'different'] } as const;

function Side({ label, runs, mark }: { label: string; runs: TextRun[] | null; mark: keyof typeof markOf }) {
  const { t } = useTranslation('flows');
  const { component, ...look } = markOf[mark];
  return (
    <Box sx={{ p: 1.5, minWidth: 0 }}>
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ mt: 0.25, fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {runs === null && (
          <Box component="em" sx={{ color: 'text.secondary', fontStyle: 'normal' }}>
            {t('history.part.nothing')}
          </Box>
        )}
        {runs?.map(({ at, text, changed }) =>
          changed ? (
            <Box
              key={at}
              component={component}
              sx={{
                ...look,
                borderRadius: '3px',
                textDecorationThickness: '1px',
                textUnderlineOffset: '3px',
              }}
            >
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Box>
    </Box>
  );
}
