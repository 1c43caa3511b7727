import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../lib/session/use-session.ts';
import { FlowPicker, useFlowList } from '../../../flow-list/index.ts';
import { FirstBubble } from './FirstBubble.tsx';

interface DefaultFlowProps {
  place: 'welcome' | 'fallback';
  /** Of the flow in every language; null without one. */
  masterId: string | null;
  onChoose(masterId: string | null): void;
}

/** Which flow has a place of the bot, and how it begins in the language worked on. */
export function DefaultFlow({ place, masterId, onChoose }: DefaultFlowProps) {
  const { t } = useTranslation('settings');
  const { language } = useSession();
  const { data } = useFlowList();
  const titleId = useId();
  const flows = data?.list ?? [];
  const chosen = flows.find(({ masterIntentId }) => masterIntentId === masterId);
  const isElsewhere = masterId !== null && data !== undefined && !chosen;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3">
        {t(`defaults.${place}`)}
      </Typography>
      <Typography sx={{ mt: 0.25, mb: 1.5, fontSize: '0.8125rem', color: 'text.secondary', maxWidth: 560 }}>
        {t(`defaults.${place}About`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, maxWidth: 560 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <FlowPicker
            label={t(`defaults.${place}`)}
            target={chosen ? { kind: 'flow', id: chosen.id } : { kind: 'none' }}
            offers={({ followUpParentId, disabled }) => followUpParentId === null && !disabled}
            onPick={(target) => {
              const picked = target.kind === 'flow' && flows.find(({ id }) => id === target.id);
              if (picked) onChoose(picked.masterIntentId);
            }}
          />
        </Box>
        {masterId !== null && (
          <Button size="small" color="inherit" onClick={() => onChoose(null)}>
            {t('defaults.none')}
          </Button>
        )}
      </Box>
      {isElsewhere && (
        <Box role="note" sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('defaults.elsewhere', { language: t(`languages.inSentence.${language.languageCodeShort}`) })}
        </Box>
      )}
      {chosen && <FirstBubble flow={chosen} />}
    </Box>
  );
}
