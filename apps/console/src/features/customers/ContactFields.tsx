import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { contactLabelMax, contactsMax, contactValueMax } from '@samtale/contract';
import { BadgeCheck, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { FramedInput } from '../../ui/FramedInput.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { type ContactList, changeContact, type EditorContact, newContact } from './editor-customer.ts';
import type { ContactProblem } from './field-problems.ts';

interface ContactFieldsProps {
  list: ContactList;
  rows: readonly EditorContact[];
  /** What is wrong with a row. */
  problemOf(row: EditorContact): ContactProblem | null;
  onChange(rows: readonly EditorContact[]): void;
}

/** The customer's phone numbers, or addresses: the first is the one that lists show. */
export function ContactFields({ list, rows, problemOf, onChange }: ContactFieldsProps) {
  const { t } = useTranslation('customers');
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Box id={headingId} sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}>
        {t(`detail.${list}.heading`)}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {rows.map((row, index) => (
          <ContactRow
            key={row.key}
            list={list}
            row={row}
            number={index + 1}
            problem={problemOf(row)}
            onChange={(change) => onChange(changeContact(rows, row.key, change))}
            onRemove={() => {
              const others = rows.filter(({ key }) => key !== row.key);
              onChange(others.length ? others : [newContact()]);
            }}
          />
        ))}
      </Box>
      {rows.length < contactsMax && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Plus aria-hidden />}
          onClick={() => onChange([...rows, newContact()])}
          sx={{ mt: 0.5, ml: -0.75, color: 'text.secondary' }}
        >
          {t(`detail.${list}.add`)}
        </Button>
      )}
    </Box>
  );
}

interface ContactRowProps {
  list: ContactList;
  row: EditorContact;
  /** Its place, from 1. */
  number: number;
  problem: ContactProblem | null;
  onChange(change: Partial<EditorContact>): void;
  onRemove(): void;
}

function ContactRow({ list, row, number, problem, onChange, onRemove }: ContactRowProps) {
  const { t } = useTranslation('customers');
  const noteId = useId();
  const verify = t(row.verified ? 'detail.verified' : 'detail.notVerified');
  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr) auto auto',
            sm: 'minmax(0, 1fr) minmax(0, 168px) auto auto',
          },
          alignItems: 'center',
          columnGap: 0.5,
          rowGap: 1,
        }}
      >
        <FramedInput
          type={list === 'phones' ? 'tel' : 'email'}
          value={row.value}
          maxLength={contactValueMax}
          autoComplete="off"
          placeholder={t(`detail.${list}.placeholder`)}
          aria-label={t(`detail.${list}.field`, { number })}
          aria-invalid={problem !== null}
          aria-describedby={problem ? noteId : undefined}
          onChange={({ target }) => onChange({ value: target.value })}
        />
        <Box
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' }, pl: { sm: 0.5 } }}
        >
          <FramedInput
            value={row.label}
            maxLength={contactLabelMax}
            placeholder={t('detail.labelPlaceholder')}
            aria-label={t(`detail.${list}.label`, { number })}
            onChange={({ target }) => onChange({ label: target.value })}
          />
        </Box>
        <Hint text={verify} align="end">
          <IconButton
            aria-label={t(`detail.${list}.verify`, { number })}
            aria-pressed={row.verified}
            disabled={!row.value.trim()}
            onClick={() => onChange({ verified: !row.verified })}
            sx={{ color: row.verified ? 'success.main' : 'text.secondary' }}
          >
            <BadgeCheck aria-hidden />
          </IconButton>
        </Hint>
        <Hint text={t('detail.remove')} align="end">
          <IconButton
            aria-label={t(`detail.${list}.remove`, { number })}
            onClick={onRemove}
            sx={{ color: 'text.secondary' }}
          >
            <X aria-hidden />
          </IconButton>
        </Hint>
      </Box>
      {problem && (
        <Box id={noteId} role="alert" sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {textOfKey(problem.messageKey, problem.values)}
        </Box>
      )}
    </Box>
  );
}
