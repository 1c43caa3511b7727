import Box from '@mui/material/Box';
import type { ExpectedOutcome, TurnDifference } from '@samtale/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowName, useFlowTitles } from '../explanation/index.ts';

interface OutcomeViewProps {
  outcome: ExpectedOutcome;
  languageId: string;
  /** What it stands beside, and how the two differ. */
  other?: ExpectedOutcome;
  differences?: readonly TurnDifference[];
}

/** What came of a turn: the flow, the values and the words. What differs from what it stands beside is marked. */
export function OutcomeView({ outcome, languageId, other, differences = [] }: OutcomeViewProps) {
  const { t } = useTranslation('conversationTests');
  const nameOf = useFlowTitles(languageId);
  const { flows, parameters, texts } = outcome;
  const last = flows.at(-1);
  const way = flows.slice(0, -1).map(({ id, title }) => nameOf(id, title).title);
  const differs = (kind: TurnDifference) => differences.includes(kind);
  const valueIn = (from: ExpectedOutcome | undefined, wanted: string) =>
    from?.parameters.find(({ name }) => name === wanted)?.value;
  const missing = (other?.parameters ?? []).filter(({ name }) => valueIn(outcome, name) === undefined);
  // Where the same is said in another order, no part of it is new.
  const isNew = (text: string) => !other?.texts?.includes(text);
  const isReordered = texts?.every((text) => !isNew(text)) && other?.texts?.length === texts.length;
  return (
    <>
      <Marked tone={differs('flow') && 'error'} strong>
        {last ? <FlowName flowId={last.id} flow={nameOf(last.id, last.title)} quiet /> : t('turn.noFlow')}
      </Marked>
      {way.length > 0 && (
        <Marked tone={differs('path') && 'warning'}>{t('turn.via', { titles: way.join(' → ') })}</Marked>
      )}
      {parameters.map(({ name, value }) => (
        <Marked key={name} tone={differs('parameters') && valueIn(other, name) !== value && 'error'}>
          {name}: {value}
        </Marked>
      ))}
      {differs('parameters') &&
        missing.map(({ name }) => (
          <Marked key={name} tone="error">
            {name}: {t('turn.noValue')}
          </Marked>
        ))}
      <Box sx={{ mt: 0.5 }}>
        {texts?.map((text, place) => (
          <Marked key={String(place)} tone={differs('wording') && (isReordered || isNew(text)) && 'warning'}>
            {text}
          </Marked>
        ))}
        {!texts?.length && <Marked tone={false}>{t(texts ? 'turn.noWords' : 'turn.unknownWords')}</Marked>}
      </Box>
    </>
  );
}

interface MarkedProps {
  /** False for what is the same. */
  tone: 'error' | 'warning' | false;
  strong?: boolean;
  children: ReactNode;
}

function Marked({ tone, strong = false, children }: MarkedProps) {
  return (
    <Box
      sx={{
        mx: -0.75,
        px: 0.75,
        borderRadius: '4px',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
        fontWeight: strong ? 550 : undefined,
        color: strong || tone ? 'text.primary' : 'text.secondary',
        bgcolor: tone ? `tint.${tone}` : undefined,
      }}
    >
      {children}
    </Box>
  );
}
