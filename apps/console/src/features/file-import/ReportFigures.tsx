import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNumberFormat } from '../../ui/use-number-format.ts';

interface ReportFiguresProps {
  title: string;
  figures: readonly { value: number; label: string }[];
}

/** That an import is done, and what came of it in figures. */
export function ReportFigures({ title, figures }: ReportFiguresProps) {
  const number = useNumberFormat();
  return (
    <>
      <Box role="status" sx={{ mb: 2 }}>
        <Typography variant="h2">{title}</Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${figures.length}, 1fr)` },
          mb: 2.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {figures.map(({ value, label }) => (
          <Box key={label} sx={{ px: 2.5, py: 2 }}>
            <Typography
              sx={{
                fontSize: '1.75rem',
                lineHeight: '36px',
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {number(value)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
