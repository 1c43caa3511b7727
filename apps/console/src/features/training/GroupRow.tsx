import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { QuestionGroup, UnsolvedQuestion } from '@samtale/contract';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { LikelyScore } from './LikelyScore.tsx';
import { QuestionFacts } from './QuestionFacts.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { questionRow } from './question-columns.ts';
import { row, rowOpener, rowUnfolder } from './row-keys.ts';
import { SelectBox } from './SelectBox.tsx';
import { type Selection, selectedOf } from './selection.ts';

/** Variants that are shown at first; more when they are asked for. */
const firstVariants = 10;

interface GroupRowProps {
  group: QuestionGroup;
  selection: Selection;
  onSelect(selection: Selection): void;
  onAdd(questions: readonly UnsolvedQuestion[]): void;
}

/** Several questions that ask the same, as one row that unfolds to them. */
export function GroupRow({ group, selection, onSelect, onAdd }: GroupRowProps) {
  const { t } = useTranslation('training');
  const [open, setOpen] = useState(false);
  const variantsId = useId();
  const { questionList: questions } = group;
  const question = questions[0]?.question ?? '';
  const selected = selectedOf(questions, selection) === 'all';
  return (
    <Box component="li" sx={{ '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}>
      <Box
        {...row}
        sx={{
          ...questionRow,
          bgcolor: selected ? 'action.selected' : undefined,
          '&:hover': { bgcolor: selected ? 'action.selected' : 'action.hover' },
        }}
      >
        <SelectBox
          questions={questions}
          selection={selection}
          onSelect={onSelect}
          label={t('groups.select', { question })}
        />
        <ButtonBase
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={open ? variantsId : undefined}
          {...rowUnfolder}
          sx={{
            justifyContent: 'flex-start',
            gap: 1,
            minWidth: 0,
            minHeight: 32,
            borderRadius: 1,
            textAlign: 'left',
            font: 'inherit',
            fontWeight: 500,
          }}
        >
          <Box
            sx={{
              display: 'flex',
              color: 'text.secondary',
              rotate: open ? '90deg' : '0deg',
              transition: 'rotate 120ms',
            }}
          >
            <ChevronRight size={16} aria-hidden />
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{question}</Box>
          <StatusChip tone="neutral">{t('groups.variants', { count: questions.length })}</StatusChip>
        </ButtonBase>
        <QuestionFacts
          count={group.count}
          lastAsked={group.lastAsked}
          likely={<LikelyScore flow={group.likelyIntentList[0]} />}
        />
        <Box sx={{ gridColumn: { '@': 2, '@800': 'auto' }, display: 'flex', justifyContent: 'flex-end' }}>
          <Button size="small" variant="outlined" onClick={() => onAdd(questions)} {...rowOpener}>
            {t('groups.addAll')}
          </Button>
        </Box>
      </Box>
      {open && (
        <Variants id={variantsId} group={group} selection={selection} onSelect={onSelect} onAdd={onAdd} />
      )}
    </Box>
  );
}

function Variants({ id, group, selection, onSelect, onAdd }: GroupRowProps & { id: string }) {
  const { t } = useTranslation('training');
  const [all, setAll] = useState(false);
  const { questionList: questions } = group;
  const shown = all ? questions : questions.slice(0, firstVariants);
  return (
    <Box id={id} sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.default' }}>
      <Box
        component="ul"
        aria-label={t('groups.variantsOf', { question: questions[0]?.question ?? '' })}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {shown.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            isVariant
            selection={selection}
            onSelect={onSelect}
            onAdd={() => onAdd([question])}
          />
        ))}
      </Box>
      {shown.length < questions.length && (
        <Button size="small" color="inherit" onClick={() => setAll(true)} sx={{ m: 1, ml: 6 }}>
          {t('groups.showAll', { count: questions.length })}
        </Button>
      )}
    </Box>
  );
}
