import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { parameterNameMax, type ReplyDetail, replyDetailDescriptionMax } from '@samtale/contract';
import { replyDetailTypes } from '@samtale/dialog';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import { CategoriesInput } from './CategoriesInput.tsx';

interface DetailRowProps {
  detail: ReplyDetail;
  /** Counts from 1. */
  number: number;
  problemOf(name: keyof ReplyDetail | `categories.${number}`): string | undefined;
  onChange(part: Partial<ReplyDetail>): void;
  onRemove(): void;
}

/** One detail: what it is called, what kind of value it is, and what the model is told of it. */
export function DetailRow({ detail, number, problemOf, onChange, onRemove }: DetailRowProps) {
  const { t } = useTranslation('widgets');
  const id = useId();
  const { name, type, description, categories } = detail;
  const nameProblem = problemOf('name');
  const descriptionProblem = problemOf('description');
  const categoryProblem =
    problemOf('categories') ?? categories.map((_, at) => problemOf(`categories.${at}`)).find(Boolean);
  return (
    <Box
      role="group"
      aria-label={name || t('details.number', { number })}
      sx={{
        display: 'grid',
        gap: 1.5,
        width: '100%',
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr) auto',
            sm: 'minmax(0, 1fr) minmax(0, 1fr) auto',
          },
          gap: 1.5,
          alignItems: 'start',
        }}
      >
        <FieldFrame
          id={`${id}-name`}
          label={t('details.name')}
          note={name && !nameProblem ? t('details.said', { name: `{{${name}}}` }) : undefined}
          problem={nameProblem}
        >
          <FramedInput
            id={`${id}-name`}
            maxLength={parameterNameMax}
            value={name}
            spellCheck={false}
            placeholder={t('details.nameExample')}
            aria-invalid={nameProblem !== undefined}
            aria-describedby={name || nameProblem ? `${id}-name-note` : undefined}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </FieldFrame>
        <Box sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / -1', sm: 2 }, minWidth: 0 }}>
          <FieldFrame id={`${id}-type`} label={t('details.type')} named>
            <PlainSelect
              frameHeight={40}
              label={t('details.type')}
              value={type}
              options={replyDetailTypes.map((value) => ({ value, label: t(`details.types.${value}`) }))}
              onChange={(chosen) => onChange({ type: chosen })}
            />
          </FieldFrame>
        </Box>
        <IconButton
          size="small"
          aria-label={t('details.remove', { name: name || t('details.number', { number }) })}
          onClick={onRemove}
          sx={{ mt: 3.5, color: 'text.secondary' }}
        >
          <X aria-hidden />
        </IconButton>
      </Box>
      {type === 'Category' && (
        <CategoriesInput
          categories={categories}
          problem={categoryProblem}
          onChange={(next) => onChange({ categories: next })}
        />
      )}
      <FieldFrame id={`${id}-about`} label={t('details.description')} problem={descriptionProblem}>
        <FramedInput
          id={`${id}-about`}
          maxLength={replyDetailDescriptionMax}
          value={description}
          placeholder={t(`details.example.${type}`)}
          aria-invalid={descriptionProblem !== undefined}
          aria-describedby={descriptionProblem && `${id}-about-note`}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </FieldFrame>
    </Box>
  );
}
