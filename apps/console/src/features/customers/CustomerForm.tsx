import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { customerCommentMax, customerNameMax, customerSourceMax } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { ContactFields } from './ContactFields.tsx';
import { problemOfContact } from './field-problems.ts';
import { LinkedPhone } from './LinkedPhone.tsx';
import type { CustomerEditorState } from './use-customer-editor.ts';

/** What is known of a customer, to be changed. */
export function CustomerForm({ editor }: { editor: CustomerEditorState }) {
  const { t } = useTranslation('customers');
  const { customer, change, problems } = editor;
  const commentId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', maxWidth: 712 }}>
      <LabelledInput
        announced
        label={t('detail.name')}
        value={customer.name}
        placeholder={t('detail.namePlaceholder')}
        maxLength={customerNameMax}
        error={problems.name && textOfKey(problems.name)}
        autoFocus={editor.saved === null}
        onChange={({ target }) => change({ name: target.value })}
      />
      {(['phones', 'emails'] as const).map((list) => (
        <ContactFields
          key={list}
          list={list}
          rows={customer[list]}
          problemOf={(row) => problemOfContact(problems, row)}
          onChange={(rows) => change({ [list]: rows })}
        />
      ))}
      <LabelledInput
        label={t('detail.source')}
        value={customer.source}
        placeholder={t('detail.sourcePlaceholder')}
        maxLength={customerSourceMax}
        onChange={({ target }) => change({ source: target.value })}
      />
      <LinkedPhone editor={editor} />
      <FieldFrame id={commentId} label={t('detail.comment')}>
        <OutlinedInput
          id={commentId}
          fullWidth
          multiline
          size="small"
          minRows={3}
          maxRows={12}
          value={customer.comment}
          placeholder={t('detail.commentPlaceholder')}
          onChange={({ target }) => change({ comment: target.value })}
          inputProps={{ maxLength: customerCommentMax }}
        />
      </FieldFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        {(['handled', 'solved'] as const).map((state) => (
          <Box
            key={state}
            component="label"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 32, cursor: 'pointer' }}
          >
            <Toggle checked={customer[state]} onChange={(on) => change({ [state]: on })} />
            {t(`detail.${state}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
