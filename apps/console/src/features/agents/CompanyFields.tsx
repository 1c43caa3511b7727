import Box from '@mui/material/Box';
import { countryCodes, writtenNumberMax } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../ui/FieldGrid.tsx';
import { inOrder } from '../../ui/in-order.ts';
import { LabelledChoice } from '../../ui/LabelledChoice.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import type { EditorAgent } from './editor-agent.ts';
import type { AgentEditorState } from './use-agent-editor.ts';
import { useCountryName } from './use-country-name.ts';

interface FieldsProps {
  editor: AgentEditorState;
  readOnly: boolean;
}

/** What the agent and its project are called, and the number that its sign-up asked for. */
export function NameFields({ editor, readOnly }: FieldsProps) {
  const { t } = useTranslation('agents');
  const { wantedPhoneNumber = '' } = editor.agent;
  return (
    <FieldGrid>
      {(['name', 'projectName'] as const).map((field) => (
        <LabelledInput
          key={field}
          label={t(`field.${field}`)}
          value={editor.agent[field]}
          readOnly={readOnly}
          maxLength={200}
          {...errorOf(editor, field)}
          onChange={({ target }) => editor.change({ [field]: target.value })}
        />
      ))}
      {!(readOnly && wantedPhoneNumber === '') && (
        <LabelledInput
          label={t('field.wantedPhoneNumber')}
          type="tel"
          autoComplete="off"
          value={wantedPhoneNumber}
          readOnly={readOnly}
          maxLength={writtenNumberMax}
          {...errorOf(editor, 'wantedPhoneNumber')}
          onChange={({ target }) => editor.change({ wantedPhoneNumber: target.value })}
        />
      )}
    </FieldGrid>
  );
}

/** Who the company is, and where. */
export function CompanyFields({ editor, readOnly }: FieldsProps) {
  const { t } = useTranslation('agents');
  const countryName = useCountryName();
  const { countryCode } = editor.agent.customer;
  const countries = countryCodes
    .map((code) => ({ value: code as string, label: countryName(code) }))
    .sort((one, other) => inOrder(one.label, other.label));
  const isListed = countries.some(({ value }) => value === countryCode);
  return (
    <FieldGrid>
      <CompanyField editor={editor} readOnly={readOnly} field="name" label={t('field.companyName')} />
      <LabelledChoice
        label={t('field.countryCode')}
        value={countryCode}
        disabled={readOnly}
        options={[
          ...(isListed ? [] : [{ value: countryCode, label: countryCode || t('field.chooseCountry') }]),
          ...countries,
        ]}
        error={editor.problemOf('customer.countryCode')}
        onChange={(code) => editor.changeCompany({ countryCode: code })}
      />
      <CompanyField
        editor={editor}
        readOnly={readOnly}
        field="cvr"
        label={t('field.cvr')}
        inputMode={countryCode === 'DK' ? 'numeric' : 'text'}
      />
      <CompanyField editor={editor} readOnly={readOnly} field="url" label={t('field.url')} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CompanyField editor={editor} readOnly={readOnly} field="address" label={t('field.address')} />
      </Box>
      {(['postalCode', 'city'] as const).map((field) => (
        <CompanyField
          key={field}
          editor={editor}
          readOnly={readOnly}
          field={field}
          label={t(`field.${field}`)}
        />
      ))}
    </FieldGrid>
  );
}

/** Whom the invoice is sent to. */
export function BillingFields({ editor, readOnly }: FieldsProps) {
  const { t } = useTranslation('agents');
  return (
    <FieldGrid>
      {(['billingFirstName', 'billingLastName', 'billingEmail'] as const).map((field) => (
        <CompanyField
          key={field}
          editor={editor}
          readOnly={readOnly}
          field={field}
          label={t(`field.${field}`)}
          type={field === 'billingEmail' ? 'email' : 'text'}
        />
      ))}
    </FieldGrid>
  );
}

interface CompanyFieldProps extends FieldsProps {
  field: Exclude<keyof EditorAgent['customer'], 'countryCode'>;
  label: string;
  type?: 'text' | 'email';
  inputMode?: 'text' | 'numeric';
}

function CompanyField({ editor, readOnly, field, label, ...input }: CompanyFieldProps) {
  return (
    <LabelledInput
      {...input}
      label={label}
      value={editor.agent.customer[field]}
      readOnly={readOnly}
      maxLength={200}
      {...errorOf(editor, `customer.${field}`)}
      onChange={({ target }) => editor.changeCompany({ [field]: target.value })}
    />
  );
}

function errorOf(editor: AgentEditorState, path: string): { error?: string } {
  const error = editor.problemOf(path);
  return error === undefined ? {} : { error };
}
