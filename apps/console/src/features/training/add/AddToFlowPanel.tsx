import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UnsolvedQuestion } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { TrialSection } from '../trial/TrialSection.tsx';
import { DestinationFields } from './DestinationFields.tsx';
import { PhraseFields } from './PhraseFields.tsx';
import { type Destination, destinationOf, isReady, phraseDrafts } from './phrase-drafts.ts';
import { useAddPhrases } from './use-add-phrases.ts';
import { useLikelyFlows } from './use-likely-flows.ts';

/** The questions to add, and those like them that are left out. */
export interface AddedQuestions {
  chosen: readonly UnsolvedQuestion[];
  alike: readonly UnsolvedQuestion[];
}

interface AddToFlowPanelProps extends AddedQuestions {
  onClose(added: boolean): void;
}

/** Makes unsolved questions training phrases of a flow; a flow that is likely is chosen beforehand. */
export function AddToFlowPanel({ chosen, alike, onClose }: AddToFlowPanelProps) {
  const { t } = useTranslation('training');
  const { t: shell } = useTranslation();
  const [phrases, setPhrases] = useState(() => phraseDrafts(chosen));
  const [edited, setEdited] = useState<Partial<Destination>>({});
  const likely = useLikelyFlows(chosen);
  const destination = destinationOf(edited, likely.data);
  const { add, isPending } = useAddPhrases(() => onClose(true));
  const count = phrases.length;
  const ready = isReady(phrases, destination) && !isPending;
  const submit = destination.kind === 'new' ? t('add.create') : t('add.submit', { count });
  return (
    <SidePanel
      open
      onClose={() => onClose(false)}
      title={t('add.title', { count: chosen.length })}
      closeLabel={shell('action.close')}
      width={560}
      footer={
        <>
          <Button color="inherit" variant="outlined" onClick={() => onClose(false)}>
            {shell('action.cancel')}
          </Button>
          <Button variant="contained" disabled={!ready} onClick={() => add(phrases, destination)}>
            {isPending ? t('add.pending') : submit}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('add.introduction', { count: chosen.length })}
        </Typography>
        <PhraseFields phrases={phrases} onChange={setPhrases} />
        <DestinationFields
          destination={destination}
          likely={likely.data}
          onChange={(change) => setEdited({ ...edited, ...change })}
        />
        <TrialSection
          phrases={phrases}
          destination={destination}
          // What is taken out is tried like those that are left out.
          alike={[
            ...alike,
            ...chosen.filter(({ id }) => phrases.every(({ question }) => question.id !== id)),
          ]}
        />
      </Box>
    </SidePanel>
  );
}
