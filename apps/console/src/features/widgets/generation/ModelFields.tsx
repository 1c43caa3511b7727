import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { LabelledChoice } from '../../../ui/LabelledChoice.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SliderField } from '../fields/SliderField.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';

const range = { min: 0.1, max: 1, step: 0.1 };

/** Which model answers, how freely, and at what length. */
export function ModelFields({ models }: { models: readonly string[] | undefined }) {
  const { t } = useTranslation('widgets');
  const model = useWidgetField('chatConfig.gptSetting.gptModelName');
  // What is chosen stays, though it may not be offered any more.
  const isOffered = models?.includes(model.value) ?? true;
  const options = (models ?? [model.value]).map((name) => ({ value: name, label: name }));
  if (!isOffered)
    options.unshift({ value: model.value, label: t('generation.modelGone', { model: model.value }) });
  return (
    <FieldGrid>
      <LabelledChoice
        label={t('field.gptModelName')}
        value={model.value}
        options={options}
        error={model.problem}
        onChange={model.change}
      />
      <NumberField
        path="chatConfig.gptSetting.maxResponseToken"
        label={t('field.maxResponseToken')}
        unit={t('unit.tokens')}
        note={t('note.maxResponseToken')}
      />
      <SliderField
        {...range}
        path="chatConfig.gptSetting.temperature"
        label={t('field.temperature')}
        note={t('note.temperature')}
      />
      <SliderField
        {...range}
        path="chatConfig.gptSetting.topP"
        label={t('field.topP')}
        note={t('note.topP')}
      />
    </FieldGrid>
  );
}
