import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ActionCondition, ConditionKind, ConditionType } from '@samtale/contract';
import { Clock3, DoorClosed, DoorOpen, Equal, Info, type LucideIcon, UserRound, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { replaceItem } from '../../../../lib/lists/change-list.ts';
import { Problem } from '../../../../lib/screen/Problem.tsx';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { ConditionMatch } from './ConditionMatch.tsx';
import { type EditorAction, newCondition } from './editor-action.ts';
import { OptionalFlow } from './OptionalFlow.tsx';
import { problemOfCondition } from './problem-of-condition.ts';

interface ConditionListProps {
  action: EditorAction;
  parameters: readonly EditorParameter[];
  /** What lacks is told. */
  showsProblems: boolean;
  onChange(action: EditorAction): void;
}

const icons: Record<ConditionKind, LucideIcon> = {
  [ConditionKind.entity]: Equal,
  [ConditionKind.customTime]: Clock3,
  [ConditionKind.openingHours]: DoorOpen,
  [ConditionKind.outsideHours]: DoorClosed,
  [ConditionKind.customInfo]: Info,
  [ConditionKind.customer]: UserRound,
};
const hours: ReadonlySet<ConditionKind> = new Set([ConditionKind.openingHours, ConditionKind.outsideHours]);
/** An action asks for these once. */
const once: ReadonlySet<ConditionKind> = new Set([...hours, ConditionKind.customTime]);

/** When an action is done: always, or as its conditions hold. */
export function ConditionList({ action, parameters, showsProblems, onChange }: ConditionListProps) {
  const { t } = useTranslation('flows');
  const { conditionList: list, conditionType, conditionsNotMetIntentId } = action;
  const setList = (next: readonly ActionCondition[]) =>
    onChange({
      ...action,
      conditionList: [...next],
      // What comes after the last one is gone begins as always.
      conditionType: next.length ? conditionType : ConditionType.any,
    });
  const isTaken = (kind: ConditionKind) =>
    list.some((one) => one.kind === kind || (hours.has(one.kind) && hours.has(kind)));
  return (
    <Box sx={{ mt: 1.5 }}>
      {list.length > 0 && (
        <ConditionMatch
          isOne={list.length === 1}
          conditionType={conditionType}
          onChange={(type) => onChange({ ...action, conditionType: type })}
        />
      )}
      {list.map((condition) => {
        const change = (next: ActionCondition) => setList(replaceItem(list, condition, next));
        const problem = showsProblems ? problemOfCondition(condition) : null;
        return (
          <Box
            key={condition.id}
            role="group"
            aria-label={t(`conditions.kind.${condition.kind}`)}
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mt: 1.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <ConditionFields condition={condition} parameters={parameters} onChange={change} />
              <Problem messageKey={problem ? `intentDetail.snackbar.${problem}` : undefined} />
            </Box>
            <IconButton
              size="small"
              aria-label={t('conditions.remove')}
              onClick={() => setList(list.filter((one) => one !== condition))}
              sx={{ mt: 0.5, color: 'text.secondary' }}
            >
              <X aria-hidden style={{ width: 16, height: 16 }} />
            </IconButton>
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(list.length ? 'conditions.more' : 'conditions.always')}
        </Typography>
        {Object.values(ConditionKind).map((kind) => {
          const Icon = icons[kind];
          return (
            <Button
              key={kind}
              size="small"
              color="inherit"
              disabled={once.has(kind) && isTaken(kind)}
              startIcon={<Icon aria-hidden />}
              onClick={() => setList([...list, newCondition(kind)])}
            >
              {t(`conditions.kind.${kind}`)}
            </Button>
          );
        })}
      </Box>
      {list.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <OptionalFlow
            label={t('conditions.otherwise')}
            noneLabel={t('conditions.noOtherwise')}
            flowId={conditionsNotMetIntentId}
            onChange={(id) => onChange({ ...action, conditionsNotMetIntentId: id })}
          />
        </Box>
      )}
    </Box>
  );
}
