import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Clock3 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SwitchLine } from '../../ui/SwitchLine.tsx';
import { Circumstances } from './Circumstances.tsx';
import type { SimulatorSession, SimulatorState } from './simulator-session.ts';

const shortTime = { day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
const pretended = {
  da: new Intl.DateTimeFormat('da-DK', shortTime),
  en: new Intl.DateTimeFormat('en-GB', shortTime),
};

interface SimulatorOptionsProps {
  session: SimulatorSession;
  state: SimulatorState;
}

/** Which bot is tried, in which language, when, with whom, and whether it looks things up elsewhere. */
export function SimulatorOptions({ session, state }: SimulatorOptionsProps) {
  const { t, i18n } = useTranslation('simulator');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isUsual = state.at === null && state.customer === null;
  const time =
    state.at === null
      ? t('circumstances.now')
      : pretended[i18n.language === 'en' ? 'en' : 'da'].format(new Date(state.at));
  const summary = state.customer ? t('circumstances.withCustomer', { time }) : time;
  return (
    <Box sx={{ flexShrink: 0, px: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Segmented
          label={t('bot.label')}
          choices={[
            { value: 'draft', label: t('bot.draft') },
            { value: 'published', label: t('bot.published') },
          ]}
          value={state.bot}
          onChange={(bot) => session.set({ bot })}
        />
        {agent.languageList.length > 1 && (
          <Segmented
            label={t('language')}
            choices={agent.languageList.map((language) => ({
              value: language.id,
              label: shell(`language.${language.languageCodeShort}`),
              icon: <Flag country={language.countryCode} width={18} />,
            }))}
            value={state.languageId}
            onChange={(languageId) => session.set({ languageId })}
          />
        )}
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('circumstances.open', { summary })}
          onClick={() => setOpen(!isOpen)}
          startIcon={<Clock3 aria-hidden />}
          sx={{
            ml: 'auto',
            minHeight: 36,
            px: 1,
            color: isUsual ? 'text.secondary' : 'warning.main',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {summary}
        </Button>
      </Box>
      <Box sx={{ mt: 1 }}>
        <SwitchLine
          label={t('readsElsewhere')}
          checked={state.readsElsewhere}
          onChange={(readsElsewhere) => session.set({ readsElsewhere })}
        />
      </Box>
      {/* What is said stays in sight below it. */}
      <Box id={id} hidden={!isOpen} sx={{ maxHeight: '45vh', mx: -2, px: 2, overflowY: 'auto' }}>
        {isOpen && <Circumstances session={session} state={state} />}
      </Box>
    </Box>
  );
}
