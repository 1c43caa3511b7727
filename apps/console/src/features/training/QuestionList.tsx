import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { UnsolvedQuestion } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { QuestionRow, questionColumns } from './QuestionRow.tsx';

interface QuestionListProps {
  list: readonly UnsolvedQuestion[];
  selected: ReadonlySet<string>;
  onSelect(selected: ReadonlySet<string>): void;
  onAdd(question: UnsolvedQuestion): void;
}

/** A page of questions, in columns where there is room for them; the simulator may stand beside it. */
export function QuestionList({ list, selected, onSelect, onAdd }: QuestionListProps) {
  const { t } = useTranslation('training');
  const chosen = list.filter(({ id }) => selected.has(id)).length;
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        containerType: 'inline-size',
      }}
    >
      <Box
        sx={{
          ...questionColumns,
          minHeight: 40,
          fontSize: '0.75rem',
          fontWeight: 550,
          color: 'text.secondary',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Checkbox
          size="small"
          checked={chosen > 0 && chosen === list.length}
          indeterminate={chosen > 0 && chosen < list.length}
          onChange={() => onSelect(new Set(chosen === list.length ? [] : list.map(({ id }) => id)))}
          slotProps={{ input: { 'aria-label': t('list.selectAll') } }}
        />
        <span>{t('list.question')}</span>
        <Box component="span" sx={{ display: { '@': 'none', '@800': 'block' } }}>
          {t('list.count')}
        </Box>
        <Box component="span" sx={{ display: { '@': 'none', '@800': 'block' } }}>
          {t('list.lastAsked')}
        </Box>
        <Box component="span" sx={{ display: { '@': 'none', '@800': 'block' } }}>
          {t('list.nearest')}
        </Box>
      </Box>
      <Box component="ul" aria-label={t('list.label')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            selected={selected.has(question.id)}
            onToggle={() => toggle(question.id)}
            onAdd={() => onAdd(question)}
          />
        ))}
      </Box>
    </Box>
  );
}
