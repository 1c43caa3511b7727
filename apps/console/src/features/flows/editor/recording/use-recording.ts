import {
  ApiError,
  endpoints,
  recordingBytesMax,
  recordingIdOf,
  recordingNameMax,
  recordingRefusalKey,
} from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../../../lib/api/api.ts';
import { textOfKey } from '../../../../lib/i18n/i18n.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import { errorText } from '../../../../lib/toast/error-text.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';

const { uploadRecording, getRecording } = endpoints.recordings;

/** The recording that a flow plays on the phone, and its change. It counts once the flow is saved. */
export function useRecording({ flow, setFlow }: Pick<FlowEditorState, 'flow' | 'setFlow'>) {
  const { t } = useTranslation('flows');
  const { agent } = useSession();
  const params = { agentId: agent.id };
  /** What is wrong with the file that was chosen last, in words. */
  const [problem, setProblem] = useState<string | null>(null);
  const address = flow.settings.customSpeechUrl;
  const recordingId = recordingIdOf(address);
  const { data, isError } = useEndpoint(
    getRecording,
    { params: { ...params, recordingId: recordingId ?? '' } },
    { enabled: recordingId !== null, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const set = (customSpeechUrl: string) =>
    setFlow((now) => ({ ...now, settings: { ...now.settings, customSpeechUrl } }));
  const sending = useEndpointChange(uploadRecording, {
    onSuccess: (kept) => set(kept.address),
    onError: (error) => {
      const isTooLarge = error instanceof ApiError && error.status === 413;
      setProblem(isTooLarge ? t('recording.error.tooMuch') : errorText(error));
    },
  });
  const upload = (file: File) => {
    setProblem(null);
    if (file.size > recordingBytesMax) {
      const kilobytes = String(Math.round(file.size / 1024));
      setProblem(textOfKey(recordingRefusalKey('tooLarge'), { kilobytes }));
      return;
    }
    const name = file.name.trim().slice(-recordingNameMax) || 'mp3';
    sending.mutate({ params, query: { name }, rawBody: file });
  };
  return {
    address,
    /** The file's name; of an address elsewhere, the address. */
    name: data?.name ?? (recordingId === null ? address : t('recording.name')),
    seconds: data ? data.durationMs / 1000 : null,
    /** It was this agent's, or another's, and is not there. */
    isGone: isError,
    isSending: sending.isPending,
    problem,
    upload,
    remove: () => {
      setProblem(null);
      set('');
    },
  };
}
