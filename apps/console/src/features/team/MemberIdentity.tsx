import Box from '@mui/material/Box';
import { type MemberInput, mailAddressMax, personNameMax, phoneNumberMax } from '@samtale/contract';
import { getCountries } from 'libphonenumber-js/min';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { useFormValues } from '../../lib/forms/use-form-values.ts';
import { inOrder } from '../../ui/in-order.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';

interface MemberIdentityProps {
  form: ReturnType<typeof useFormValues<MemberInput>>;
  readOnly: boolean;
  isNew: boolean;
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2.5,
} as const;

/** Who somebody is. */
export function MemberIdentity({ form, readOnly, isNew }: MemberIdentityProps) {
  const { t, i18n } = useTranslation('team');
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  return (
    <>
      <Box sx={pair}>
        <LabelledInput
          label={t('user.firstName')}
          autoComplete="off"
          autoFocus={isNew}
          maxLength={personNameMax}
          readOnly={readOnly}
          {...form.text('firstName')}
        />
        <LabelledInput
          label={t('user.lastName')}
          autoComplete="off"
          maxLength={personNameMax}
          readOnly={readOnly}
          {...form.text('lastName')}
        />
      </Box>
      <LabelledInput
        label={t('user.email')}
        type="email"
        autoComplete="off"
        maxLength={mailAddressMax}
        readOnly={readOnly}
        {...form.text('email')}
      />
      {!readOnly && (
        <Box sx={pair}>
          <div>
            <Box aria-hidden sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}>
              {t('user.country')}
            </Box>
            <PlainSelect
              label={t('user.country')}
              frameHeight={40}
              options={countries}
              value={form.values.countryCode}
              onChange={(countryCode) => form.change({ countryCode })}
            />
          </div>
          <LabelledInput
            label={t('user.phoneNumber')}
            type="tel"
            autoComplete="off"
            maxLength={phoneNumberMax}
            {...form.text('phoneNumber')}
          />
        </Box>
      )}
    </>
  );
}

/** All countries that have telephones, by their names in a language. */
function countriesIn(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return getCountries()
    .map((value) => ({ value: String(value), label: names.of(value) ?? value }))
    .sort((one, other) => inOrder(one.label, other.label));
}
