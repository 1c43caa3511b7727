import { type ActionCondition, ConditionKind } from '@samtale/contract';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import { CustomerCondition } from './CustomerCondition.tsx';
import { InfoCondition } from './InfoCondition.tsx';
import { OfficeCondition } from './OfficeCondition.tsx';
import { TimeCondition } from './TimeCondition.tsx';
import { ValueCondition } from './ValueCondition.tsx';

interface ConditionFieldsProps {
  condition: ActionCondition;
  /** The values that it can name. */
  parameters: readonly EditorParameter[];
  onChange(condition: ActionCondition): void;
}

/** One condition, by its kind. */
export function ConditionFields({ condition, parameters, onChange }: ConditionFieldsProps) {
  switch (condition.kind) {
    case ConditionKind.openingHours:
    case ConditionKind.outsideHours:
      return <OfficeCondition kind={condition.kind} />;
    case ConditionKind.customTime:
      return <TimeCondition condition={condition} onChange={onChange} />;
    case ConditionKind.entity:
      return <ValueCondition condition={condition} parameters={parameters} onChange={onChange} />;
    case ConditionKind.customInfo:
      return <InfoCondition condition={condition} onChange={onChange} />;
    case ConditionKind.customer:
      return <CustomerCondition condition={condition} onChange={onChange} />;
  }
}
