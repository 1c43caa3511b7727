import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionType, actionProblems } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../../lib/screen/Problem.tsx';
import { RowMenu } from '../../../../ui/RowMenu.tsx';
import { FlowPicker } from '../../../flow-list/index.ts';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import { TargetNote } from '../SuggestionEditor.tsx';
import { ActionFields } from './ActionFields.tsx';
import { actionIcons } from './action-icons.ts';
import { ConditionList } from './ConditionList.tsx';
import type { EditorAction } from './editor-action.ts';
import { problemOfCondition } from './problem-of-condition.ts';

interface ActionCardProps {
  action: EditorAction;
  /** The values that conditions can name. */
  parameters: readonly EditorParameter[];
  problem: string | undefined;
  /** False while the server cannot do it. */
  isSetUp: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange(action: EditorAction): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** What only the server knows of has no place of its own in the card. */
const isShownWithin = (action: EditorAction) =>
  actionProblems(action).length > 0 || action.conditionList.some((one) => problemOfCondition(one) !== null);

/** One action: what it does, when, and where the conversation goes on otherwise. */
export function ActionCard(props: ActionCardProps) {
  const { action, parameters, problem, isSetUp, isFirst, isLast, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('flows');
  const Icon = actionIcons[action.type];
  const title = t(`actions.kind.${action.type}.title`);
  const target = action.redirectIntentId
    ? ({ kind: 'flow', id: action.redirectIntentId } as const)
    : ({ kind: 'none' } as const);
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{ mb: 1.5, border: 1, borderColor: problem ? 'error.main' : 'divider', borderRadius: 1, p: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon size={18} aria-hidden style={{ flexShrink: 0 }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`actions.kind.${action.type}.description`)}
          </Typography>
        </Box>
        <RowMenu
          label={t('actions.menu', { title })}
          removeLabel={t('actions.remove')}
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Box>
      {action.type === ActionType.redirectIntent && (
        <Box sx={{ mt: 1.5, maxWidth: 420 }}>
          <FlowPicker
            target={target}
            label={t('conversation.redirect.target')}
            invalid={problem !== undefined && action.redirectIntentId === null}
            onPick={(picked) =>
              picked.kind === 'flow' && onChange({ ...action, redirectIntentId: picked.id })
            }
          />
          <Problem messageKey={action.redirectIntentId === null ? problem : undefined} />
          <TargetNote target={target} />
        </Box>
      )}
      {!isSetUp && (
        <Typography variant="body2" role="note" sx={{ mt: 1, color: 'warning.main' }}>
          {t('actions.notSetUp')}
        </Typography>
      )}
      <ActionFields
        action={action}
        collected={parameters.map(({ name }) => name)}
        showsProblems={problem !== undefined}
        onChange={onChange}
      />
      <ConditionList
        action={action}
        parameters={parameters}
        showsProblems={problem !== undefined}
        onChange={onChange}
      />
      {!isShownWithin(action) && <Problem messageKey={problem} />}
    </Box>
  );
}
