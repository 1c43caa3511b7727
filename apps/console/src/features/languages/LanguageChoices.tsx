import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { endpoints, type FlowListItem, type Language } from '@samtale/contract';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';

interface LanguageChoicesProps {
  /** A language that the bot has flows in. */
  from: Language;
  flows: readonly FlowListItem[];
  /** The button that leads to a first flow. */
  write: ReactNode;
}

/** What there is to do about a language that has no flows while another has some. */
export default function LanguageChoices({ from, flows, write }: LanguageChoicesProps) {
  const { t } = useTranslation('settings');
  const { agent, language } = useSession();
  const toast = useToast();
  const number = useNumberFormat();
  const params = { agentId: agent.id, languageId: language.id, fromLanguageId: from.id };
  const begin = useEndpointChange(endpoints.exchange.addStarterFlows, {
    onSuccess: ({ idList }) => toast.success(t('languages.empty.begun', { count: idList.length })),
  });
  const copy = useEndpointChange(endpoints.exchange.copyFlows, {
    onSuccess: ({ idList }) => toast.success(t('languages.copy.done', { count: idList.length })),
  });
  const isBusy = begin.isPending || copy.isPending;
  const count = flows.length;
  const names = {
    from: t(`languages.inSentence.${from.languageCodeShort}`),
    to: t(`languages.inSentence.${language.languageCodeShort}`),
  };
  return (
    <EmptyState
      icon={Languages}
      title={t('languages.empty.title', names)}
      description={t('languages.empty.about', { ...names, count, flows: number(count) })}
      action={
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', textAlign: 'left' }}>
          <Choice about={t('languages.empty.beginAbout', names)}>
            <Button
              variant="contained"
              loading={begin.isPending}
              disabled={isBusy}
              onClick={() => begin.mutate({ params })}
            >
              {t('languages.empty.begin')}
            </Button>
          </Choice>
          <Choice about={t('languages.copy.about', names)}>
            <Button
              variant="outlined"
              color="inherit"
              loading={copy.isPending}
              disabled={isBusy}
              onClick={() =>
                copy.mutate({
                  params,
                  body: { masterIntentIdList: flows.map(({ masterIntentId }) => masterIntentId) },
                })
              }
            >
              {t('languages.empty.copy', { ...names, count, flows: number(count) })}
            </Button>
          </Choice>
          <Choice about={t('languages.empty.writeAbout')}>{write}</Choice>
        </Box>
      }
    />
  );
}

function Choice({ about, children }: { about: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {about}
      </Typography>
      {children}
    </Box>
  );
}
