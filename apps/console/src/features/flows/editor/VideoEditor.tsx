import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { AddressedEditor } from './AddressedEditor.tsx';
import type { EditorMessageOf } from './editor-message.ts';
import type { MessageEditorProps } from './MessageEditor.tsx';

const switches = ['autoPlay', 'loop', 'showControls'] as const;

/** A video: what it is called, where it is, and how it plays. */
export function VideoEditor(props: MessageEditorProps<EditorMessageOf<'video'>>) {
  const { message, onChange } = props;
  const { t } = useTranslation('flows');
  return (
    <>
      <AddressedEditor {...props} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, pl: 1, mb: -0.5 }}>
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            label={t(`message.video.${name}`)}
            control={
              <Checkbox
                size="small"
                checked={message[name]}
                onChange={(_, on) => onChange({ ...message, [name]: on })}
              />
            }
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </Box>
    </>
  );
}
