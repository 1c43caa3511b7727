import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { customerCommentMax, customerNameMax, customerSourceMax } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfKey } from '../../app/i18n.ts';
import { NameField } from '../../ui/NameField.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { ContactFields } from './ContactFields.tsx';
import { problemOfContact } from './field-problems.ts';
import type { CustomerEditorState } from './use-customer-editor.ts';

/** What is known of a customer, to be changed. */
export function CustomerForm({ editor }: { editor: CustomerEditorState }) {
  const { t } = useTranslation('customers');
  const { customer, change, problems } = editor;
  const commentId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', maxWidth: 712 }}>
      <NameField
        label={t('detail.name')}
        name={customer.name}
        placeholder={t('detail.namePlaceholder')}
        maxLength={customerNameMax}
        problem={problems.name === undefined ? null : textOfKey(problems.name)}
        note={null}
        readOnly={false}
        autoFocus={editor.saved === null}
        onChange={(name) => change({ name })}
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
      <NameField
        label={t('detail.source')}
        name={customer.source}
        placeholder={t('detail.sourcePlaceholder')}
        maxLength={customerSourceMax}
        problem={null}
        note={null}
        readOnly={false}
        autoFocus={false}
        onChange={(source) => change({ source })}
      />
      <Box>
        <Box
          component="label"
          htmlFor={commentId}
          sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}
        >
          {t('detail.comment')}
        </Box>
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
      </Box>
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
