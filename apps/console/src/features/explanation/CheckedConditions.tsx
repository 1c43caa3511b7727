import Box from '@mui/material/Box';
import { unaryOperators } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import type { CheckedAction } from './reason.ts';

type Checked = CheckedAction['conditions'][number];

/** For each action with conditions: whether it was done, and what each condition compared. */
export function CheckedConditions({ actions }: { actions: readonly CheckedAction[] }) {
  const { t } = useTranslation('chat');
  return actions.map(({ action, met, conditions }, place) => (
    <Box key={String(place)} sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
      {t(`why.action.${action}`)}: {t(met ? 'why.condition.done' : 'why.condition.notDone')}
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {conditions.map((checked, number) => (
          <li key={String(number)}>
            <Compared checked={checked} />{' '}
            {t(checked.holds ? 'why.condition.holds' : 'why.condition.holdsNot')}
          </li>
        ))}
      </Box>
    </Box>
  ));
}

function Compared({ checked: { condition, actual } }: { checked: Checked }) {
  const { t } = useTranslation('chat');
  const { t: flows } = useTranslation('flows');
  if (condition.kind === 'time') return t('why.condition.time', { moment: actual });
  if (condition.kind === 'office')
    return t(condition.isOpen ? 'why.condition.open' : 'why.condition.closed', { moment: actual });
  const { operator } = condition;
  const value = unaryOperators.has(operator) ? '' : condition.value;
  const compared = `${flows(`conditions.operators.${operator}`)} ${value}`;
  // What was compared of a customer is not in the log.
  if (condition.kind === 'customer') return `${flows(`conditions.customer.${condition.name}`)} ${compared}`;
  const name = condition.kind === 'info' ? flows(`conditions.info.${condition.name}`) : condition.name;
  return `${name} (${actual || t('why.condition.nothing')}) ${compared}`;
}
