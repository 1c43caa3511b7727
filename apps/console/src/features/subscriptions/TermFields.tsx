import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type endpoints, PlanType, type ReplyOf } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../ui/FieldGrid.tsx';
import { LabelledChoice } from '../../ui/LabelledChoice.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { SwitchLine } from '../../ui/SwitchLine.tsx';
import { AgentField } from './AgentField.tsx';
import type { SubscriptionEditorState } from './use-subscription-editor.ts';

export type PlanTypes = ReplyOf<typeof endpoints.subscriptions.getSubscriptionTypeList>['list'];

interface TermFieldsProps {
  editor: SubscriptionEditorState;
  types: PlanTypes;
}

/** Whose subscription it is, to which plan, and from when to when. */
export function TermFields({ editor, types }: TermFieldsProps) {
  const { t } = useTranslation('subscriptions');
  const { t: around } = useTranslation('around');
  const { saved, values, problemOf } = editor;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FieldGrid>
        <AgentField
          chosen={values}
          isFixed={saved !== null}
          problem={problemOf('agentId')}
          onChange={editor.change}
        />
        <LabelledChoice
          label={t('field.plan')}
          value={values.plan}
          options={[
            ...(values.plan ? [] : [{ value: '', label: t('field.choose') }]),
            ...types.map(({ id }) => ({ value: id as string, label: around(`plan.name.${id}`) })),
          ]}
          error={problemOf('plan')}
          onChange={(chosen) => {
            const type = types.find(({ id }) => id === chosen);
            if (type) editor.choosePlan(type.id);
          }}
        />
        <LabelledChoice
          label={t('field.planType')}
          value={values.planType === PlanType.annual ? 'annual' : 'monthly'}
          options={(['monthly', 'annual'] as const).map((value) => ({
            value,
            label: t(`planType.${value}`),
          }))}
          onChange={(chosen) =>
            editor.choosePlanType(chosen === 'annual' ? PlanType.annual : PlanType.monthly)
          }
        />
        <LabelledInput
          label={t('field.startsAt')}
          type="date"
          value={values.startsAt}
          error={problemOf('startsAt')}
          onChange={({ target }) => editor.chooseStart(target.value)}
        />
        <Box>
          <LabelledInput
            label={t('field.bindingEnd')}
            type="date"
            value={values.bindingEnd}
            note={t(values.autoRenews ? 'field.renewsNote' : 'field.endsNote')}
            error={problemOf('bindingEnd')}
            onChange={({ target }) => editor.change({ bindingEnd: target.value })}
          />
          {saved && (
            <Button size="small" color="inherit" onClick={editor.prolong} sx={{ mt: 0.5, ml: -1 }}>
              {t(values.planType === PlanType.annual ? 'edit.prolongYear' : 'edit.prolongMonth')}
            </Button>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, pt: { sm: 3.25 } }}>
          <SwitchLine
            label={t('field.autoRenews')}
            checked={values.autoRenews}
            onChange={(autoRenews) => editor.change({ autoRenews })}
          />
          <SwitchLine
            label={t('field.isPaid')}
            checked={values.isPaid}
            onChange={(isPaid) => editor.change({ isPaid })}
          />
        </Box>
      </FieldGrid>
    </Box>
  );
}
