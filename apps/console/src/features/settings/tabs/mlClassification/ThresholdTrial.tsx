import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { endpoints, messageMax } from '@samtale/contract';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../../lib/api/api.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import { FramedInput } from '../../../../ui/FramedInput.tsx';
import { Ranking, type Understanding, useFlowTitles } from '../../../explanation/index.ts';

/** A question, the flows it fits best, and which of them would answer with the threshold as it is drawn. */
export function ThresholdTrial({ threshold }: { threshold: number }) {
  const { t } = useTranslation('settings');
  const { agent, language } = useSession();
  const nameOf = useFlowTitles(language.id);
  const titleId = useId();
  const [text, setText] = useState('');
  const [understood, setUnderstood] = useState<Understanding | null>(null);
  const asking = useEndpointChange(endpoints.simulator.simulateTurn, {
    onSuccess: (turn) => {
      const events = turn.status === 'answered' ? turn.events.map(({ event }) => event) : [];
      setUnderstood(events.find((event) => event.type === 'understood') ?? null);
    },
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    asking.mutate({
      params: { agentId: agent.id, languageId: language.id },
      // The bot that visitors meet: the threshold is theirs. Nothing is sent to anybody.
      body: {
        bot: 'published',
        log: [],
        input: { type: 'said', text },
        at: null,
        staffOnline: false,
      },
    });
  };
  const best = understood?.ranking[0];
  const chosen = best && best.confidence >= threshold ? best : undefined;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 5, maxWidth: 560 }}>
      <Typography id={titleId} variant="h3">
        {t('ml.try')}
      </Typography>
      <Typography sx={{ mt: 0.25, mb: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('ml.tryAbout')}
      </Typography>
      <Box component="form" onSubmit={ask} sx={{ display: 'flex', gap: 1 }}>
        <FramedInput
          value={text}
          maxLength={messageMax}
          aria-label={t('ml.question')}
          placeholder={t('ml.question')}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="outlined" color="inherit" loading={asking.isPending}>
          {t('ml.ask')}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 2, minHeight: 96, fontSize: '0.875rem' }}>
        {understood && (
          <>
            <Box sx={{ mb: 1.5 }}>
              {chosen
                ? t('ml.answers', { title: nameOf(chosen.flowId, chosen.title).title })
                : t('ml.fallsBack')}
            </Box>
            {understood.ranking.length > 0 && (
              <Ranking
                understood={{ ...understood, threshold }}
                chosenFlowId={chosen?.flowId ?? null}
                nameOf={nameOf}
              />
            )}
          </>
        )}
      </Box>
    </Box>
  );
}
