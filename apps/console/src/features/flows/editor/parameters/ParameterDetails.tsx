import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hasDay } from '@samtale/contract';
import { MessageCircleQuestionMark, Search, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import { DaysField } from './DaysField.tsx';
import { ParameterAnswer } from './ParameterAnswer.tsx';
import { ParameterName } from './ParameterName.tsx';
import { ParameterTypeField } from './ParameterTypeField.tsx';
import { comesUnsaid } from './parameter-changes.ts';

export interface ParameterDetailsProps {
  parameter: EditorParameter;
  /** The flow's other parameters, whose names are taken. */
  others: readonly EditorParameter[];
  /** How many phrases it can be looked for in. */
  toSearch: number;
  /** How many phrases take it, of those that could. */
  phrases: number;
  ofPhrases: number;
  isSearching: boolean;
  onChange(parameter: EditorParameter): void;
  onRename(name: string): void;
  /** Looks for it in the phrases that lack it. */
  onFind(): void;
  /** Adds it, unsaid, to the phrases that lack it. */
  onAddUnsaid(): void;
  onRemove(): void;
}

/** All that can be said of a parameter. */
export function ParameterDetails(props: ParameterDetailsProps) {
  const { parameter, others, toSearch, phrases, ofPhrases, isSearching } = props;
  const { onChange, onRename, onFind, onAddUnsaid, onRemove } = props;
  const { t } = useTranslation('flows');
  const noteId = useId();
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 1,
        }}
      >
        <ParameterName name={parameter.name} others={others} onRename={onRename} />
        <ParameterTypeField
          value={parameter.entityType}
          onChange={(entityType) => onChange({ ...parameter, entityType })}
        />
      </Box>
      {hasDay(parameter.entityType) && (
        <Box sx={{ mt: 1.25 }}>
          <DaysField value={parameter.days} onChange={(days) => onChange({ ...parameter, days })} />
        </Box>
      )}
      <ParameterAnswer
        label={t('parameters.ask')}
        field={t('parameters.question')}
        placeholder={t('parameters.questionPlaceholder')}
        namesValues
        value={parameter.question}
        onChange={(question) => onChange({ ...parameter, question })}
      />
      <ParameterAnswer
        label={t('parameters.default')}
        field={t('parameters.defaultValue')}
        placeholder={t('parameters.defaultPlaceholder')}
        value={parameter.defaultValue}
        onChange={(defaultValue) => onChange({ ...parameter, defaultValue })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Search aria-hidden />}
          loading={isSearching}
          disabled={toSearch === 0}
          aria-describedby={toSearch === 0 ? noteId : undefined}
          onClick={onFind}
        >
          {t('parameters.find')}
        </Button>
        {phrases < ofPhrases && comesUnsaid(parameter) && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<MessageCircleQuestionMark aria-hidden />}
            onClick={onAddUnsaid}
          >
            {t(parameter.question?.trim() ? 'parameters.askInOthers' : 'parameters.defaultInOthers')}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          startIcon={<Trash2 aria-hidden />}
          onClick={onRemove}
          sx={{ color: 'text.secondary' }}
        >
          {t('parameters.remove')}
        </Button>
      </Box>
      {toSearch === 0 && (
        <Typography id={noteId} variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {t('parameters.foundAlready')}
        </Typography>
      )}
    </>
  );
}
