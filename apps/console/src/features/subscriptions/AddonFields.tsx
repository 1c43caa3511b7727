import Box from '@mui/material/Box';
import { agreedAddons, limitingAddons, limitOfAddon } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../ui/FieldGrid.tsx';
import { LabelledNumber } from '../../ui/LabelledNumber.tsx';
import { SwitchLine } from '../../ui/SwitchLine.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import type { PlanTypes } from './TermFields.tsx';
import type { SubscriptionEditorState } from './use-subscription-editor.ts';

interface AddonFieldsProps {
  editor: SubscriptionEditorState;
  types: PlanTypes;
}

/** What is bought beside the plan, each with what that comes to together. */
export function AddonFields({ editor, types }: AddonFieldsProps) {
  const { t } = useTranslation('subscriptions');
  const number = useNumberFormat();
  const { values, change, problemOf } = editor;
  const plan = types.find(({ id }) => id === values.plan);
  const noteOf = (addon: (typeof limitingAddons)[number]) => {
    const included = plan?.[limitOfAddon[addon]];
    if (included === undefined) return undefined;
    if (included === null) return t('addon.unlimited');
    const total = included + (values[addon] || 0);
    return t('addon.total', { included: number(included), total: number(total) });
  };
  return (
    <FieldGrid>
      {limitingAddons.map((addon) => (
        <LabelledNumber
          key={addon}
          label={t(`field.${addon}`)}
          value={values[addon]}
          note={noteOf(addon)}
          error={problemOf(addon)}
          onChange={(amount) => change({ [addon]: amount })}
        />
      ))}
    </FieldGrid>
  );
}

/** What is agreed and nothing of the product uses yet. */
export function AgreedFields({ editor }: Pick<AddonFieldsProps, 'editor'>) {
  const { t } = useTranslation('subscriptions');
  const { values, change, problemOf } = editor;
  return (
    <FieldGrid>
      {agreedAddons.map((addon) => (
        <LabelledNumber
          key={addon}
          label={t(`field.${addon}`)}
          value={values[addon]}
          error={problemOf(addon)}
          onChange={(amount) => change({ [addon]: amount })}
        />
      ))}
      <Box sx={{ pt: { sm: 3.25 } }}>
        <SwitchLine
          label={t('field.internationalForwarding')}
          checked={values.internationalForwarding}
          onChange={(internationalForwarding) => change({ internationalForwarding })}
        />
      </Box>
    </FieldGrid>
  );
}
