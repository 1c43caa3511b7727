import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { CitedTitle } from './CitedTitle.tsx';
import type { AskedModel } from './reason.ts';
import type { NamedFlow } from './use-flow-titles.ts';

interface AskedModelLinesProps {
  asked: AskedModel;
  nameOf(flowId: string, before?: string): NamedFlow;
}

/** Which language model was asked, if any, what came of it, and what its answer rests on. */
export function AskedModelLines({ asked, nameOf }: AskedModelLinesProps) {
  const { model, doubtedFlowId, outcome, citations } = asked;
  const { t } = useTranslation('chat');
  const failed = outcome?.failure !== undefined && outcome.failure !== 'noAnswer';
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {doubtedFlowId && (
        <Box sx={{ mb: 0.5 }}>{t('why.generation.doubted', { title: nameOf(doubtedFlowId).title })}</Box>
      )}
      {model === null
        ? t('why.generation.lookedUp')
        : t(outcome?.simulated ? 'why.generation.wouldAsk' : 'why.generation.asked', { model })}
      <Box sx={{ color: failed ? 'error.main' : 'text.secondary' }}>
        <CameOfIt outcome={outcome} />
      </Box>
      {citations.length > 0 && (
        <Box sx={{ mt: 0.5 }}>
          {t('why.generation.restsOn')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {citations.map((citation, place) => (
              <li key={String(place)}>
                <CitedTitle citation={citation} nameOf={nameOf} />
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** A provider that refused says why, from all others it is known how many tokens it took. */
const tellsTokens = new Set<string | undefined>([undefined, 'noAnswer', 'unreadable']);

function CameOfIt({ outcome }: Pick<AskedModel, 'outcome'>) {
  const { t } = useTranslation('chat');
  const number = useNumberFormat();
  if (!outcome) return t('why.work.underWay');
  if (outcome.simulated) return t('why.work.simulated');
  const { failure, detail, tookMs } = outcome;
  const said = failure ? t(`why.work.failure.${failure}`) : t('why.generation.answered');
  const tokens = tellsTokens.has(failure) && detail !== '' ? Number(detail) : Number.NaN;
  const more = Number.isNaN(tokens) ? detail : t('why.generation.tokens', { amount: number(tokens) });
  const took = t('why.took', { milliseconds: number(Math.round(tookMs)) });
  return [said, more, took].filter(Boolean).join(' · ');
}
