import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';

interface ColumnSelectProps {
  label: string;
  columns: readonly string[];
  value: number;
  onChange(column: number): void;
}

/** Chooses one of the file's columns; the browser's own list. */
export function ColumnSelect({ label, columns, value, onChange }: ColumnSelectProps) {
  // Columns may share a name: they are told apart by their place.
  const options = columns.map((name, index) => ({ name, index }));
  return (
    <Box component="label" sx={{ display: 'block', flex: '1 1 200px', maxWidth: 300 }}>
      <Box component="span" sx={{ display: 'block', mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
        {label}
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="select"
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
          sx={{
            appearance: 'none',
            width: '100%',
            height: 38,
            pl: 1.5,
            pr: 4,
            border: 1,
            borderColor: 'line.control',
            borderRadius: 1,
            font: 'inherit',
            fontSize: '0.875rem',
            color: 'text.primary',
            bgcolor: 'background.paper',
            textOverflow: 'ellipsis',
          }}
        >
          {options.map(({ name, index }) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </Box>
        <Box
          sx={{ position: 'absolute', right: 10, top: 11, pointerEvents: 'none', color: 'text.secondary' }}
        >
          <ChevronDown size={16} aria-hidden />
        </Box>
      </Box>
    </Box>
  );
}
