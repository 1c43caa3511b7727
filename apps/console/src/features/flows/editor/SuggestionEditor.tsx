import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { flowTitleMax } from '@samtale/contract';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../lib/screen/Problem.tsx';
import { FlowPicker, useFlowList } from '../../flow-list/index.ts';
import type { EditorSuggestion } from './editor-message.ts';
import { ParameterWarning } from './parameters/ParameterWarning.tsx';
import { ValueField } from './values/ValueField.tsx';

interface SuggestionEditorProps {
  message: EditorSuggestion;
  problem: string | undefined;
  onChange(message: EditorSuggestion): void;
}

/** A button in a bubble: its words and the flow it leads to. */
export function SuggestionEditor({ message, problem, onChange }: SuggestionEditorProps) {
  const { t } = useTranslation('flows');
  const { target, displayText } = message;
  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
          alignItems: 'center',
          gap: 1,
        }}
      >
        <ValueField
          label={t('suggestion.text')}
          value={displayText}
          invalid={problem !== undefined && !displayText.trim()}
          placeholder={t('suggestion.textPlaceholder')}
          maxLength={flowTitleMax}
          radius="18px"
          onChange={(next) => onChange({ ...message, displayText: next })}
        />
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, color: 'text.secondary' }}>
          <ArrowRight size={16} aria-hidden />
        </Box>
        <FlowPicker
          target={target}
          label={t('suggestion.target')}
          invalid={problem !== undefined && target.kind === 'none'}
          newTitle={displayText}
          onPick={(next) => onChange({ ...message, target: next })}
        />
      </Box>
      <ParameterWarning text={displayText} />
      <Problem messageKey={problem} />
      <TargetNote target={target} />
    </Box>
  );
}

/** Says when visitors will not see the button, since it leads nowhere yet. */
export function TargetNote({ target }: { target: EditorSuggestion['target'] }) {
  const { t } = useTranslation('flows');
  const { data } = useFlowList();
  const flow = target.kind === 'flow' ? data?.list.find(({ id }) => id === target.id) : undefined;
  const gone = target.kind === 'flow' && data !== undefined && !flow;
  const hidden = flow && (!flow.isPublished || flow.disabled);
  if (target.kind !== 'new' && !gone && !hidden) return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5, color: 'warning.main' }}>
      {t(
        `suggestion.${target.kind === 'new' ? 'newNote' : gone ? 'gone' : flow?.disabled ? 'disabled' : 'unpublished'}`,
      )}
    </Typography>
  );
}
