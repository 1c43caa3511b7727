import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileSpreadsheet } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '../../ui/FileInput.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';

interface FileChoiceProps {
  /** Endings and media types that are taken, with commas between. */
  accept: string;
  /** What can be chosen, in words. */
  formats: string;
  /** The columns of a file that can be read, each with a cell. */
  example: readonly { heading: string; cell: string; weight?: number }[];
  file: File | null;
  /** What is wrong with the file, in words. */
  problem: string | null;
  isReading: boolean;
  onChoose(file: File): void;
}

/** Takes the file, dropped or chosen; what is wrong with it is said here. */
export function FileChoice(props: FileChoiceProps) {
  const { accept, formats, example, file, problem, isReading, onChoose } = props;
  const { t } = useTranslation('import');
  const input = useRef<HTMLInputElement>(null);
  const { isOver, zone } = useFileDrop(onChoose);
  return (
    <Box>
      <Box
        {...zone}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 1,
          px: 3,
          py: { xs: 5, md: 8 },
          textAlign: 'center',
          border: '1.5px dashed',
          borderColor: isOver ? 'primary.main' : 'line.control',
          borderRadius: 1,
          bgcolor: isOver ? 'tint.accent' : 'background.default',
          transition: 'background-color 140ms, border-color 140ms',
        }}
      >
        <Box sx={{ color: 'text.secondary', display: 'flex', mb: 1 }}>
          <FileSpreadsheet size={32} strokeWidth={1.5} aria-hidden />
        </Box>
        <Typography variant="h3" component="h2">
          {isReading && file ? t('choose.reading', { name: file.name }) : t('choose.drop')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('choose.or')}
        </Typography>
        <Button variant="contained" loading={isReading} onClick={() => input.current?.click()}>
          {t('choose.button')}
        </Button>
        <FileInput ref={input} label={t('choose.button')} accept={accept} onFile={onChoose} />
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {formats}
        </Typography>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {file && <strong>{file.name}: </strong>}
          {problem}
        </Alert>
      )}
      <Typography variant="subtitle2" component="h2" sx={{ mt: 4, mb: 1, color: 'text.secondary' }}>
        {t('choose.example')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: example.map(({ weight = 1 }) => `minmax(0, ${weight}fr)`).join(' '),
          maxWidth: 520,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: '0.8125rem',
          '& > *': { px: { xs: 1, sm: 1.5 }, py: 1 },
        }}
      >
        {example.map(({ heading }) => (
          <Box key={heading} sx={{ color: 'text.secondary', fontWeight: 550 }}>
            {heading}
          </Box>
        ))}
        {example.map(({ heading, cell }) => (
          <Box key={heading} sx={{ borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
            {cell}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
