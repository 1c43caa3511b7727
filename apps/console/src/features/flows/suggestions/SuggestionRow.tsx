import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { flowTitleMax } from '@samtale/contract';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { FlowPicker } from '../../flow-list/index.ts';
import type { FlowSuggestion } from './flow-suggestions.ts';

interface SuggestionRowProps {
  suggestion: FlowSuggestion;
  isBusy: boolean;
  onChange(suggestion: FlowSuggestion): void;
  onDelete(): void;
}

/** One button: its words, the flow it leads to, and taking it away. */
export function SuggestionRow({ suggestion, isBusy, onChange, onDelete }: SuggestionRowProps) {
  const { t } = useTranslation('flows');
  const { displayText, targetId } = suggestion;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          sm: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
        },
        alignItems: 'center',
        gap: 1,
        mb: { xs: 2, sm: 1 },
      }}
    >
      <FramedInput
        aria-label={t('suggestion.text')}
        value={displayText}
        placeholder={t('suggestion.textPlaceholder')}
        maxLength={flowTitleMax}
        frameHeight={36}
        aria-invalid={!displayText.trim()}
        onChange={({ target }) => onChange({ ...suggestion, displayText: target.value })}
      />
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, color: 'text.secondary' }}>
        <ArrowRight size={16} aria-hidden />
      </Box>
      <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, minWidth: 0 }}>
        <FlowPicker
          target={targetId === null ? { kind: 'none' } : { kind: 'flow', id: targetId }}
          label={t('suggestion.target')}
          invalid={targetId === null}
          onPick={(target) =>
            onChange({ ...suggestion, targetId: target.kind === 'flow' ? target.id : null })
          }
        />
      </Box>
      <IconButton
        size="small"
        aria-label={t('suggestions.remove', { text: displayText })}
        disabled={isBusy}
        onClick={onDelete}
      >
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}
