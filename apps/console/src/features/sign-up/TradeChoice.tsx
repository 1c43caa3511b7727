import { Trade } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import type { CheckedField } from '../../lib/forms/use-checked-form.ts';
import { LabelledChoice } from '../../ui/LabelledChoice.tsx';

type TradeName = keyof typeof Trade;

interface TradeChoiceProps {
  field: Omit<CheckedField, 'onChange'>;
  onChoose(trade: string): void;
}

/** What the company does: visitors ask a dentist other things than a shop. Nothing is chosen beforehand. */
export function TradeChoice({ field: { value, error, ref }, onChoose }: TradeChoiceProps) {
  const { t } = useTranslation('guest');
  const trades = Object.entries(Trade) as [TradeName, Trade][];
  return (
    <LabelledChoice
      ref={ref}
      label={t('newAgent.trade')}
      value={value}
      options={[
        { value: '', label: t('newAgent.chooseTrade') },
        ...trades.map(([name, one]) => ({ value: String(one), label: t(`newAgent.trades.${name}`) })),
      ]}
      error={error}
      onChange={onChoose}
    />
  );
}
