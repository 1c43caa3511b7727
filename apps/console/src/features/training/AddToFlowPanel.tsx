import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { endpoints, type FlowListItem, trainingPhraseMax, type UnsolvedQuestion } from '@samtale/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { useToast } from '../../app/toast.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { useSession } from '../auth/use-session.ts';
import { FlowPicker } from '../flows/picker/FlowPicker.tsx';

const { addQuestionToFlow, getUnsolvedQuestions, getTrainingState } = endpoints.training;

/** The fallback flow answers what nothing else does: it has no phrases. */
const learnsPhrases = ({ isFallback }: FlowListItem) => !isFallback;

interface AddToFlowPanelProps {
  question: UnsolvedQuestion;
  onClose(): void;
}

/** Makes an unsolved question a training phrase of a flow; the flow that came nearest is chosen beforehand. */
export function AddToFlowPanel({ question, onClose }: AddToFlowPanelProps) {
  const { t } = useTranslation('training');
  const { t: shell } = useTranslation();
  const { agent, language } = useSession();
  const toast = useToast();
  const nearestId = question.suggestedIntent?.id ?? null;
  const [text, setText] = useState(question.question.slice(0, trainingPhraseMax));
  const [flowId, setFlowId] = useState(nearestId);
  const textId = useId();
  const hintId = useId();
  const add = useEndpointChange(addQuestionToFlow, {
    invalidates: [
      getUnsolvedQuestions,
      getTrainingState,
      endpoints.flows.getAllFlow,
      endpoints.checks.getChecks,
    ],
    onSuccess: (added) => {
      if (added) toast.success(t('saveSolvedQuestionSuccess'));
      else toast.warning(t('saveSolvedQuestionAlreadyAddedError'));
      onClose();
    },
  });
  const ready = text.trim() !== '' && flowId !== null && !add.isPending;
  const submit = () => {
    if (!ready || flowId === null) return;
    add.mutate({
      params: { agentId: agent.id, languageId: language.id, intentId: flowId },
      body: { question: question.id, text: text.trim() },
    });
  };
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('add.title')}
      closeLabel={shell('action.close')}
      width={460}
      footer={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {shell('action.cancel')}
          </Button>
          <Button variant="contained" disabled={!ready} onClick={submit}>
            {t(add.isPending ? 'add.pending' : 'add.submit')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('add.introduction')}</Typography>
        <Box>
          <Label htmlFor={textId}>{t('add.text')}</Label>
          <OutlinedInput
            id={textId}
            multiline
            fullWidth
            maxRows={6}
            value={text}
            onChange={(event) => setText(event.target.value)}
            inputProps={{ maxLength: trainingPhraseMax, 'aria-describedby': hintId }}
          />
          <FormHelperText id={hintId}>{t('add.textHint')}</FormHelperText>
        </Box>
        <Box>
          <Label>{t('add.flow')}</Label>
          <FlowPicker
            label={t('add.flow')}
            target={flowId === null ? { kind: 'none' } : { kind: 'flow', id: flowId }}
            nearestId={nearestId}
            offers={learnsPhrases}
            onPick={(picked) => picked.kind === 'flow' && setFlowId(picked.id)}
          />
        </Box>
      </Box>
    </SidePanel>
  );
}

function Label({ htmlFor, children }: { htmlFor?: string; children: string }) {
  return (
    <Typography
      component={htmlFor ? 'label' : 'div'}
      htmlFor={htmlFor}
      sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}
    >
      {children}
    </Typography>
  );
}
