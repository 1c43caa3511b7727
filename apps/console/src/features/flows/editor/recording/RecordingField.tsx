import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Trash2, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '../../../../ui/FileInput.tsx';
import { useFileDrop } from '../../../../ui/use-file-drop.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { SoundPlayer } from './SoundPlayer.tsx';
import { useRecording } from './use-recording.ts';

/** The recording that the phone plays instead of the spoken answer: chosen or dropped, heard, replaced, removed. */
export function RecordingField({ editor }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const recording = useRecording(editor);
  const { address, problem } = recording;
  const { isOver, zone } = useFileDrop(recording.upload);
  return (
    <Box
      role="group"
      aria-label={t('recording.name')}
      aria-describedby={problem ? problemId : undefined}
      {...zone}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        mb: 1.5,
        p: 1.5,
        border: 1,
        borderStyle: address ? 'solid' : 'dashed',
        borderColor: isOver ? 'primary.main' : address ? 'divider' : 'line.control',
        borderRadius: 1,
        bgcolor: isOver ? 'tint.accent' : 'background.paper',
        transition: 'background-color 120ms, border-color 120ms',
      }}
    >
      {address ? (
        <>
          <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            {recording.name}
          </Typography>
          {recording.isGone ? (
            <Typography role="status" variant="body2" sx={{ color: 'warning.main' }}>
              {t('recording.gone')}
            </Typography>
          ) : (
            <SoundPlayer key={address} address={address} seconds={recording.seconds} />
          )}
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('recording.hint')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Upload aria-hidden />}
          loading={recording.isSending}
          onClick={() => input.current?.click()}
        >
          {t(address ? 'recording.replace' : 'recording.upload')}
        </Button>
        {address && (
          <Button
            size="small"
            color="inherit"
            startIcon={<Trash2 aria-hidden />}
            onClick={recording.remove}
            sx={{ color: 'text.secondary' }}
          >
            {t('recording.remove')}
          </Button>
        )}
        <FileInput
          ref={input}
          label={t('recording.upload')}
          accept=".mp3,audio/mpeg"
          onFile={recording.upload}
        />
      </Box>
      {problem && (
        <Typography id={problemId} role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
}
