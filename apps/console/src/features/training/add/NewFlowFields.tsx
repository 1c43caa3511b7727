import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { flowTitleMax, messageTextMax } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Toggle } from '../../../ui/Toggle.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { Destination } from './phrase-drafts.ts';

interface NewFlowFieldsProps {
  destination: Destination;
  onChange(change: Partial<Destination>): void;
}

/** What a new flow is called, what it says first, and whether it answers at once. */
export function NewFlowFields({ destination, onChange }: NewFlowFieldsProps) {
  const { t } = useTranslation('training');
  const id = useId();
  const { title, reply, publish } = destination;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <FieldLabel htmlFor={`${id}-title`}>{t('add.newTitle')}</FieldLabel>
        <OutlinedInput
          id={`${id}-title`}
          fullWidth
          size="small"
          value={title}
          onChange={({ target }) => onChange({ title: target.value })}
          inputProps={{ maxLength: flowTitleMax }}
        />
      </Box>
      <Box>
        <FieldLabel htmlFor={`${id}-reply`}>{t('add.newReply')}</FieldLabel>
        <OutlinedInput
          id={`${id}-reply`}
          fullWidth
          multiline
          size="small"
          minRows={2}
          maxRows={8}
          value={reply}
          onChange={({ target }) => onChange({ reply: target.value })}
          inputProps={{ maxLength: messageTextMax, 'aria-describedby': `${id}-hint` }}
        />
        <FormHelperText id={`${id}-hint`}>{t('add.newReplyHint')}</FormHelperText>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
        <Toggle
          id={`${id}-publish`}
          checked={publish}
          aria-describedby={`${id}-publish-hint`}
          onChange={(on) => onChange({ publish: on })}
        />
        <Box>
          <FieldLabel htmlFor={`${id}-publish`}>{t('add.publish')}</FieldLabel>
          <FormHelperText id={`${id}-publish-hint`} sx={{ m: 0 }}>
            {t('add.publishHint')}
          </FormHelperText>
        </Box>
      </Box>
    </Box>
  );
}
