import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../ui/use-number-format.ts';

export interface Figure<Name extends string> {
  name: Name;
  label: string;
  value: number;
  /** How it compares with before; empty where it is not compared. */
  change: string;
}

interface FiguresProps<Name extends string> {
  figures: readonly Figure<Name>[];
  /** The one whose days are shown. */
  chosen: Name;
  onChoose(name: Name): void;
}

/** More than so many stand in two rows. */
const mostInRow = 6;

/** Totals at a glance; choosing one shows its days. */
export function Figures<Name extends string>({ figures, chosen, onChoose }: FiguresProps<Name>) {
  const { t } = useTranslation('statistics');
  const number = useNumberFormat();
  return (
    <Box
      role="group"
      aria-label={t('figures')}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fit, minmax(168px, 1fr))',
          lg: `repeat(${figures.length > mostInRow ? figures.length / 2 : figures.length}, minmax(0, 1fr))`,
        },
        gap: 1,
      }}
    >
      {figures.map(({ name, label, value, change }) => (
        <Box
          key={name}
          component="button"
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            minWidth: 0,
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            textAlign: 'left',
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
            cursor: 'pointer',
            transition: 'border-color 120ms, background-color 120ms',
            '&:hover': { borderColor: 'line.control' },
            '&[aria-pressed="true"]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
          }}
        >
          <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="span"
            sx={{
              display: 'block',
              mt: 0.25,
              fontSize: '1.75rem',
              fontWeight: 600,
              lineHeight: 1.2,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {number(value)}
          </Box>
          {change && (
            <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
              {change}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
