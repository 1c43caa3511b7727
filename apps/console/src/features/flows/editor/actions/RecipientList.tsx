import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Recipient, RecipientKind } from '@samtale/contract';
import { Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { replaceItem } from '../../../../lib/lists/change-list.ts';
import { PlainSelect } from '../../../../ui/PlainSelect.tsx';
import { ValueField } from '../values/ValueField.tsx';
import { ColleagueSelect } from './ColleagueSelect.tsx';
import { Labelled } from './ParameterField.tsx';
import { ParameterNameInput } from './ParameterNameInput.tsx';

interface RecipientListProps {
  kinds: readonly RecipientKind[];
  list: readonly Recipient[];
  /** The places of recipients that cannot be reached; -1 when there have to be some. */
  wrong: ReadonlySet<number>;
  /** An action that reaches one only has no button for more. */
  isOne: boolean;
  onChange(list: readonly Recipient[]): void;
}

/** Whom an action reaches. */
export function RecipientList({ kinds, list, wrong, isOne, onChange }: RecipientListProps) {
  const { t } = useTranslation('flows');
  const [usual = RecipientKind.address] = kinds;
  const newest = useRef<HTMLDivElement>(null);
  /** Somebody has just asked for one more, and types whom. */
  const isAdded = useRef(false);
  useLayoutEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    newest.current?.querySelector<HTMLElement>(typedInto)?.focus();
  });
  return (
    <Labelled label={t(isOne ? 'actions.recipients.one' : 'actions.recipients.label')}>
      {list.map((recipient, place) => {
        const change = (next: Recipient) => onChange(replaceItem(list, recipient, next));
        return (
          <Box
            key={String(place)}
            ref={place === list.length - 1 ? newest : undefined}
            role="group"
            aria-label={`${t('actions.recipients.one')} ${place + 1}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) 36px', sm: '200px minmax(0, 1fr) 36px' },
              gap: 1,
              mb: 1,
              alignItems: 'start',
            }}
          >
            <Box sx={{ gridColumn: { xs: '1', sm: 'auto' } }}>
              <PlainSelect
                label={t('actions.recipients.kind')}
                value={String(recipient.kind)}
                options={kinds.map((kind) => ({
                  value: String(kind),
                  label: t(`actions.recipients.${kind}`),
                }))}
                onChange={(value) => {
                  const kind = kinds.find((one) => String(one) === value) ?? usual;
                  change({ kind, value: '' });
                }}
              />
            </Box>
            <Box sx={{ gridColumn: { xs: '1', sm: 'auto' }, gridRow: { xs: '2', sm: 'auto' }, minWidth: 0 }}>
              <RecipientValue recipient={recipient} invalid={wrong.has(place)} onChange={change} />
            </Box>
            <IconButton
              size="small"
              aria-label={t('actions.recipients.remove')}
              onClick={() => onChange(list.filter((one) => one !== recipient))}
              sx={{ gridColumn: { xs: '2', sm: '3' }, gridRow: '1', mt: 0.5, color: 'text.secondary' }}
            >
              <X aria-hidden style={{ width: 16, height: 16 }} />
            </IconButton>
          </Box>
        );
      })}
      {(!isOne || list.length === 0) && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Plus aria-hidden />}
          onClick={() => {
            isAdded.current = true;
            onChange([...list, { kind: usual, value: '' }]);
          }}
          sx={{ color: wrong.has(-1) ? 'error.main' : undefined }}
        >
          {t('actions.recipients.add')}
        </Button>
      )}
    </Labelled>
  );
}

/** What is typed into, and not the inputs behind a select. */
const typedInto = 'textarea:not([aria-hidden]), input:not([aria-hidden]), [role=textbox]';

interface RecipientValueProps {
  recipient: Recipient;
  invalid: boolean;
  onChange(recipient: Recipient): void;
}

function RecipientValue({ recipient, invalid, onChange }: RecipientValueProps) {
  const { t } = useTranslation('flows');
  const { kind, value } = recipient;
  const change = (next: string) => onChange({ ...recipient, value: next });
  switch (kind) {
    case RecipientKind.endUserNumber:
      return null;
    case RecipientKind.contact:
      return <ColleagueSelect value={value} onChange={change} />;
    case RecipientKind.property:
      return (
        <ParameterNameInput
          label={t('conditions.parameter')}
          placeholder={t('conditions.parameter')}
          value={value}
          invalid={invalid}
          takesCompany
          onChange={change}
        />
      );
    case RecipientKind.address:
    case RecipientKind.sip:
      return (
        <ValueField
          label={t('actions.recipients.value')}
          value={value}
          invalid={invalid}
          maxLength={320}
          spellCheck={false}
          onChange={change}
        />
      );
  }
}
