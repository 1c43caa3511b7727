import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ActionCondition, ConditionKind, ConditionType } from '@samtale/contract';
import { Clock3, Equal, type LucideIcon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../../ui/NativeSelect.tsx';
import { FlowPicker } from '../../picker/FlowPicker.tsx';
import { replaceItem } from '../change-flow.ts';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import { type EditorAction, newCondition } from './editor-action.ts';
import { TimeCondition } from './TimeCondition.tsx';
import { ValueCondition } from './ValueCondition.tsx';

interface ConditionListProps {
  action: EditorAction;
  parameters: readonly EditorParameter[];
  onChange(action: EditorAction): void;
}

const matches = [ConditionType.all, ConditionType.any, ConditionType.none];
const icons: Record<ConditionKind, LucideIcon> = {
  [ConditionKind.entity]: Equal,
  [ConditionKind.customTime]: Clock3,
};

/** When an action is done: always, or as its conditions hold. */
export function ConditionList({ action, parameters, onChange }: ConditionListProps) {
  const { t } = useTranslation('flows');
  const { conditionList: list, conditionType, conditionsNotMetIntentId: otherwise } = action;
  const setList = (next: readonly ActionCondition[]) => onChange({ ...action, conditionList: [...next] });
  const hasTime = list.some(({ kind }) => kind === ConditionKind.customTime);
  const otherwiseTarget = otherwise
    ? ({ kind: 'flow', id: otherwise } as const)
    : ({ kind: 'none' } as const);
  return (
    <Box sx={{ mt: 1.5 }}>
      {list.length > 1 && (
        <NativeSelect
          label={t('conditions.match')}
          value={String(conditionType)}
          options={matches.map((type) => ({ value: String(type), label: t(`conditions.type.${type}`) }))}
          onChange={(value) =>
            onChange({ ...action, conditionType: matches.find((type) => String(type) === value) ?? 1 })
          }
        />
      )}
      {list.map((condition) => {
        const change = (next: ActionCondition) => setList(replaceItem(list, condition, next));
        return (
          <Box
            key={condition.id}
            role="group"
            aria-label={t(`conditions.kind.${condition.kind}`)}
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mt: 1.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {condition.kind === ConditionKind.entity ? (
                <ValueCondition condition={condition} parameters={parameters} onChange={change} />
              ) : (
                <TimeCondition condition={condition} onChange={change} />
              )}
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
              disabled={kind === ConditionKind.customTime && hasTime}
              startIcon={<Icon aria-hidden />}
              onClick={() => setList([...list, newCondition(kind)])}
            >
              {t(`conditions.kind.${kind}`)}
            </Button>
          );
        })}
      </Box>
      {list.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, mt: 1.5, maxWidth: 420 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
              {t('conditions.otherwise')}
            </Typography>
            <FlowPicker
              target={otherwiseTarget}
              label={t('conditions.otherwise')}
              onPick={(picked) =>
                picked.kind === 'flow' && onChange({ ...action, conditionsNotMetIntentId: picked.id })
              }
            />
          </Box>
          {otherwise && (
            <IconButton
              aria-label={t('conditions.noOtherwise')}
              onClick={() => onChange({ ...action, conditionsNotMetIntentId: null })}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </Box>
      )}
    </Box>
  );
}
