import type { SoldSubscription } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../ui/FieldGrid.tsx';
import { LabelledChoice } from '../../ui/LabelledChoice.tsx';
import { LabelledNumber } from '../../ui/LabelledNumber.tsx';
import { localeOf } from '../../ui/locale-of.ts';
import type { SubscriptionEditorState } from './use-subscription-editor.ts';

interface PriceFieldsProps {
  editor: SubscriptionEditorState;
  currencies: readonly SoldSubscription['currencyId'][];
}

/** What is paid, as far as something else than the price of the plan was agreed. */
export function PriceFields({ editor, currencies }: PriceFieldsProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const { values, change, problemOf } = editor;
  const names = new Intl.DisplayNames(localeOf(i18n.language), { type: 'currency' });
  return (
    <FieldGrid>
      <LabelledNumber
        label={t('field.fixedPrice')}
        value={values.fixedPrice}
        unit={values.currencyId}
        note={t('field.fixedPriceNote')}
        error={problemOf('fixedPrice')}
        onChange={(fixedPrice) => change({ fixedPrice })}
      />
      <LabelledChoice
        label={t('field.currencyId')}
        value={values.currencyId}
        options={currencies.map((id) => ({ value: id, label: `${id} – ${names.of(id)}` }))}
        error={problemOf('currencyId')}
        onChange={(chosen) => {
          const currencyId = currencies.find((id) => id === chosen);
          if (currencyId) change({ currencyId });
        }}
      />
      <LabelledNumber
        label={t('field.discount')}
        value={values.discount}
        unit="%"
        error={problemOf('discount')}
        onChange={(discount) => change({ discount })}
      />
    </FieldGrid>
  );
}
