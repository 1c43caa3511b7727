import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReplyDetail, replyDetailsMax } from '@samtale/contract';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '../fields/use-widget-field.ts';
import { DetailRow } from './DetailRow.tsx';

interface DetailListProps {
  /** Where the list is among the widget's fields. */
  path: string;
  details: readonly ReplyDetail[];
  onChange(next: ReplyDetail[]): void;
}

const newDetail: ReplyDetail = { name: '', type: 'CustomText', description: '', categories: [] };

/** The details a model is asked for, one below the other. */
export function DetailList({ path, details, onChange }: DetailListProps) {
  const { t } = useTranslation('widgets');
  const problemOf = useProblem();
  const tooMany = problemOf(path);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, '& > *': { maxWidth: '100%' } }}>
      {details.map((detail, index) => (
        <DetailRow
          // They are told apart by their place: a name is typed, and may stand there twice for a while.
          key={String(index)}
          detail={detail}
          number={index + 1}
          problemOf={(name) => problemOf(`${path}.${index}.${name}`)}
          onChange={(part) => onChange(details.map((one, at) => (at === index ? { ...one, ...part } : one)))}
          onRemove={() => onChange(details.filter((_, at) => at !== index))}
        />
      ))}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Plus aria-hidden />}
        disabled={details.length >= replyDetailsMax}
        onClick={() => onChange([...details, newDetail])}
      >
        {t('details.add')}
      </Button>
      {tooMany && (
        <Box role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
          {tooMany}
        </Box>
      )}
    </Box>
  );
}
