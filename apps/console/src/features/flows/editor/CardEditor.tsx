import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../lib/screen/Problem.tsx';
import { AddressField, besideAddress } from './AddressField.tsx';
import type { EditorMessageOf } from './editor-message.ts';
import { FormattedField } from './FormattedField.tsx';
import type { MessageEditorProps } from './MessageEditor.tsx';
import { ParameterWarning } from './parameters/ParameterWarning.tsx';
import { TitleField } from './TitleField.tsx';

/** A card: a picture, a title, a text and a link, of which one of the first three is enough. */
export function CardEditor({ message, problem, onChange }: MessageEditorProps<EditorMessageOf<'card'>>) {
  const { t } = useTranslation('flows');
  const hasProblem = problem !== undefined;
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
        <TitleField
          label={t('message.card.title')}
          value={message.title}
          onChange={(title) => onChange({ ...message, title })}
        />
        <FormattedField
          label={t('message.card.text')}
          placeholder={t('message.card.text')}
          value={message.text}
          invalid={false}
          minRows={1}
          onChange={(text) => onChange({ ...message, text })}
        />
        <AddressField
          label={t('message.card.imageUrl')}
          names="file"
          value={message.imageUrl}
          hasProblem={hasProblem}
          onChange={(imageUrl) => onChange({ ...message, imageUrl })}
        />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            gap: 1,
          }}
        >
          <TitleField
            label={t('message.card.linkTitle')}
            value={message.linkTitle}
            onChange={(linkTitle) => onChange({ ...message, linkTitle })}
          />
          <AddressField
            label={t('message.card.url')}
            names="link"
            value={message.url}
            hasProblem={hasProblem}
            onChange={(url) => onChange({ ...message, url })}
          />
        </Box>
      </Box>
      <ParameterWarning text={`${message.title} ${message.text} ${message.linkTitle} ${message.url}`} />
      <Problem messageKey={besideAddress(problem)} />
    </>
  );
}
