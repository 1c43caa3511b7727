import Box from '@mui/material/Box';
import {
  type ActionParameterDefinition,
  type ActionParameterName,
  parametersWithSecrets,
} from '@samtale/contract';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../../lib/screen/Problem.tsx';
import { FramedInput } from '../../../../ui/FramedInput.tsx';
import { PlainSelect } from '../../../../ui/PlainSelect.tsx';
import { Toggle } from '../../../../ui/Toggle.tsx';
import { ClearHeaders } from '../secrets/ClearHeaders.tsx';
import { MissingSecrets } from '../secrets/MissingSecrets.tsx';
import { SecretButton } from '../secrets/SecretButton.tsx';
import { insertWords } from '../values/insert-words.ts';
import { ValueArea } from '../values/ValueArea.tsx';
import { ValueField } from '../values/ValueField.tsx';
import { valueFrame } from '../values/value-frame.ts';
import { ParameterNameInput } from './ParameterNameInput.tsx';

interface ParameterFieldProps {
  definition: ActionParameterDefinition;
  value: string;
  /** Key of what is wrong with it. */
  problem: string | undefined;
  onChange(value: string): void;
}

/** What needs a word of explanation; `{{name}}` stands for itself. */
const hinted = [
  'headers',
  'senderPhone',
  'timeoutSeconds',
  'replyTo',
  'body',
] as const satisfies ActionParameterName[];

const takesSecrets = ({ name }: ActionParameterDefinition) => parametersWithSecrets.includes(name);

/** One thing an action has to be told, written as its kind is. */
export function ParameterField({ problem, ...field }: ParameterFieldProps) {
  const id = useId();
  const { definition, value, onChange } = field;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Field {...field} invalid={problem !== undefined} />
      <Problem id={id} messageKey={problem} />
      {takesSecrets(definition) && <MissingSecrets text={value} />}
      {definition.name === 'headers' && <ClearHeaders text={value} onChange={onChange} />}
    </Box>
  );
}

interface FieldProps extends Omit<ParameterFieldProps, 'problem'> {
  invalid: boolean;
}

function Field({ definition, value, invalid, onChange }: FieldProps) {
  const { t } = useTranslation('flows');
  const area = useRef<HTMLTextAreaElement>(null);
  const { name, type, choices, max } = definition;
  const label = t(`actions.parameter.${name}`);
  const literal = { name: '{{name}}', email: '{{email}}' };
  const hintOf = hinted.find((one) => one === name);
  const hint = hintOf ? t(`actions.hint.${hintOf}`, literal) : '';
  const secrets = takesSecrets(definition);
  const field = {
    ref: area,
    label,
    value,
    invalid,
    maxLength: max,
    secretsIn: secrets ? (name === 'url' ? ('query' as const) : ('anywhere' as const)) : null,
    onChange,
  };
  const named = {
    label,
    hint,
    end: secrets && <SecretButton field={label} onInsert={(words) => insertWords(area.current, words)} />,
  };
  switch (type) {
    case 'flag':
      return <FlagField label={label} isOn={value === 'true'} onChange={onChange} />;
    case 'choice':
      return (
        <Labelled label={label} hint={hint}>
          <Box sx={{ maxWidth: 160 }}>
            <PlainSelect
              label={label}
              value={value || (choices[0] ?? '')}
              options={choices.map((one) => ({ value: one, label: one }))}
              onChange={onChange}
            />
          </Box>
        </Labelled>
      );
    case 'number':
      return (
        <Labelled label={label} hint={hint}>
          <Box sx={{ maxWidth: 160 }}>
            <FramedInput
              aria-label={label}
              inputMode="numeric"
              maxLength={2}
              frameHeight={38}
              value={value}
              onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
            />
          </Box>
        </Labelled>
      );
    case 'alias':
      return (
        <Labelled label={label} hint={hint}>
          <ParameterNameInput label={label} value={value} invalid={invalid} onChange={onChange} />
        </Labelled>
      );
    case 'text':
      return (
        <Labelled {...named}>
          <Box sx={valueFrame(invalid)}>
            <ValueArea {...field} padding="8px 11px" minHeight={76} spellCheck={name === 'text'} />
          </Box>
        </Labelled>
      );
    case 'line':
    case 'address':
      return (
        <Labelled {...named}>
          <ValueField
            {...field}
            spellCheck={type === 'line'}
            {...(type === 'address' && { inputMode: 'url', placeholder: 'https://' })}
          />
        </Labelled>
      );
  }
}

interface LabelledProps {
  label: string;
  hint?: string;
  /** Stands at the end of the label's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A field under its name; the field says its name to those who hear it. */
export function Labelled({ label, hint = '', end, children }: LabelledProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Box aria-hidden sx={{ fontSize: '0.8125rem', fontWeight: 550 }}>
          {label}
        </Box>
        {end}
      </Box>
      {children}
      {hint && <Box sx={{ mt: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>{hint}</Box>}
    </Box>
  );
}

function FlagField({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange(value: string): void;
}) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Toggle id={id} checked={isOn} onChange={(on) => onChange(on ? 'true' : '')} />
      <Box component="label" htmlFor={id} sx={{ fontSize: '0.875rem' }}>
        {label}
      </Box>
    </Box>
  );
}
