import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../lib/screen/Problem.tsx';
import { AddressField, besideAddress } from './AddressField.tsx';
import type { EditorMessageOf } from './editor-message.ts';
import type { MessageEditorProps } from './MessageEditor.tsx';
import { ParameterWarning } from './parameters/ParameterWarning.tsx';
import { TitleField } from './TitleField.tsx';

/** A link, or an image: its words and where it leads or is. */
export function AddressedEditor<Message extends EditorMessageOf<'link' | 'image' | 'video'>>(
  props: MessageEditorProps<Message>,
) {
  const { message, problem, onChange } = props;
  const { t } = useTranslation('flows');
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 1,
        }}
      >
        <TitleField
          label={t(`message.${message.kind}.title`)}
          value={message.title}
          onChange={(title) => onChange({ ...message, title })}
        />
        <AddressField
          label={t(`message.${message.kind}.url`)}
          names={message.kind === 'link' ? 'link' : 'file'}
          value={message.url}
          required
          hasProblem={problem !== undefined}
          onChange={(url) => onChange({ ...message, url })}
        />
      </Box>
      <ParameterWarning text={message.kind === 'link' ? `${message.title} ${message.url}` : message.title} />
      <Problem messageKey={besideAddress(problem)} />
    </>
  );
}
