import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  type endpoints,
  PhoneHandlingType,
  PhoneNumberState,
  type PhoneProvider,
  PhoneServiceType,
  phoneTextMax,
  type ReplyOf,
  writtenNumberMax,
} from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../ui/FieldGrid.tsx';
import { inOrder } from '../../ui/in-order.ts';
import { LabelledChoice } from '../../ui/LabelledChoice.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { SwitchLine } from '../../ui/SwitchLine.tsx';
import { useCountryName } from '../agents/index.ts';
import type { NumberEditorState } from './use-number-editor.ts';

const TextLink = createLink(Link);

export type Countries = ReplyOf<typeof endpoints.phoneNumbers.getCountryList>['list'];

interface NumberFieldsProps {
  form: NumberEditorState;
  providers: readonly PhoneProvider[];
  countries: Countries;
  isNew: boolean;
}

/** Which number it is, and where it is had from. */
export function NumberFields({ form, providers, countries, isNew }: NumberFieldsProps) {
  const { t } = useTranslation('phoneNumbers');
  const countryName = useCountryName();
  const { values, change, problemOf } = form;
  const offered = countries
    .map(({ id, callingCode }) => ({ value: id, label: `${countryName(id)} (+${callingCode})` }))
    .sort((one, other) => inOrder(one.label, other.label));
  return (
    <FieldGrid>
      <LabelledChoice
        label={t('field.countryId')}
        value={values.countryId}
        options={offered}
        error={problemOf('countryId')}
        onChange={(countryId) => change({ countryId })}
      />
      <LabelledInput
        label={t('field.number')}
        type="tel"
        autoComplete="off"
        autoFocus={isNew}
        maxLength={writtenNumberMax}
        note={t('field.numberNote')}
        {...form.text('number')}
      />
      <Box>
        <LabelledChoice
          label={t('field.phoneProviderId')}
          value={values.phoneProviderId}
          options={[
            ...(values.phoneProviderId ? [] : [{ value: '', label: t('field.choose') }]),
            ...providers.map(({ id, name, customerName }) => ({
              value: id,
              label: [name, customerName].filter(Boolean).join(' · '),
            })),
          ]}
          error={problemOf('phoneProviderId')}
          onChange={(phoneProviderId) => change({ phoneProviderId })}
        />
        {providers.length === 0 && (
          <Box sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t('number.noProviders')}{' '}
            <TextLink to="/phonenumbers" search={{ show: 'providers' }}>
              {t('number.toProviders')}
            </TextLink>
          </Box>
        )}
      </Box>
      <LabelledInput
        label={t('field.sipUsername')}
        autoComplete="off"
        maxLength={phoneTextMax}
        {...form.text('sipUsername')}
      />
    </FieldGrid>
  );
}

/** How a number is used. */
export function UseFields({ form }: { form: NumberEditorState }) {
  const { t } = useTranslation('phoneNumbers');
  const { values, change, problemOf } = form;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FieldGrid>
        <NumberChoice
          label={t('field.serviceType')}
          choices={Object.values(PhoneServiceType)}
          value={values.serviceType}
          nameOf={(type) => t(`service.${type}`)}
          error={problemOf('serviceType')}
          onChange={(serviceType) => change({ serviceType })}
        />
        <NumberChoice
          label={t('field.handlingType')}
          choices={Object.values(PhoneHandlingType)}
          value={values.handlingType}
          nameOf={(type) => t(`handling.${type}`)}
          error={problemOf('handlingType')}
          onChange={(handlingType) => change({ handlingType })}
        />
        <NumberChoice
          label={t('field.state')}
          choices={[PhoneNumberState.active, PhoneNumberState.selectable]}
          value={values.state}
          nameOf={(state) => t(`state.${state}`)}
          error={problemOf('state')}
          onChange={(state) => change({ state })}
        />
      </FieldGrid>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {(['supportsVoice', 'supportsSms'] as const).map((use) => (
          <SwitchLine
            key={use}
            label={t(`field.${use}`)}
            checked={values[use]}
            onChange={(on) => change({ [use]: on })}
          />
        ))}
      </Box>
    </Box>
  );
}

interface NumberChoiceProps<Value extends number> {
  label: string;
  choices: readonly Value[];
  /** Null until one is chosen. */
  value: Value | null;
  nameOf(value: Value): string;
  error: string | undefined;
  onChange(value: Value): void;
}

/** One of an enumeration's values. */
function NumberChoice<Value extends number>(props: NumberChoiceProps<Value>) {
  const { label, choices, value, nameOf, error, onChange } = props;
  const { t } = useTranslation('phoneNumbers');
  return (
    <LabelledChoice
      label={label}
      value={value === null ? '' : String(value)}
      options={[
        ...(value === null ? [{ value: '', label: t('field.choose') }] : []),
        ...choices.map((choice) => ({ value: String(choice), label: nameOf(choice) })),
      ]}
      error={error}
      onChange={(chosen) => {
        const found = choices.find((choice) => String(choice) === chosen);
        if (found !== undefined) onChange(found);
      }}
    />
  );
}
