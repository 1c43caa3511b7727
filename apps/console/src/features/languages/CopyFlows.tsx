import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { endpoints, type FlowListItem, type Language } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { missingFlows } from './missing-flows.ts';

/** The flows that the language worked on lacks and another has, to be copied from there. */
export function CopyFlows({ from, to }: { from: Language; to: Language }) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const toast = useToast();
  const list = (languageId: string) => ({
    params: { agentId: agent.id, languageId: languageId },
  });
  const there = useEndpoint(endpoints.flows.getAllFlow, list(from.id));
  const here = useEndpoint(endpoints.flows.getAllFlow, list(to.id));
  const missing = there.data && here.data ? missingFlows(there.data.list, here.data.list) : [];
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = missing.filter(({ flow }) => !left.has(flow.id)).map(({ flow }) => flow);
  const copy = useEndpointChange(endpoints.exchange.copyFlows, {
    onSuccess: ({ idList }) => toast.success(t('languages.copy.done', { count: idList.length })),
  });
  const names = {
    from: t(`languages.inSentence.${from.languageCodeShort}`),
    to: t(`languages.inSentence.${to.languageCodeShort}`),
  };
  const toggle = ({ id }: FlowListItem, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography component="h3" sx={{ mb: 0.5, fontWeight: 550 }}>
        {t('languages.copy.title', names)}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        {t(missing.length || !there.data ? 'languages.copy.about' : 'languages.copy.nothing', names)}
      </Typography>
      {missing.length > 0 && (
        <>
          <Box
            component="ul"
            aria-label={t('languages.copy.title', names)}
            sx={{ m: 0, mb: 2, p: 0, maxHeight: 360, overflow: 'auto', listStyle: 'none' }}
          >
            {missing.map(({ flow, depth }) => (
              <Box component="li" key={flow.id} sx={{ pl: depth * 2.5 }}>
                <Box
                  component="label"
                  sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 36 }}
                >
                  <Checkbox
                    size="small"
                    checked={!left.has(flow.id)}
                    onChange={({ target }) => toggle(flow, target.checked)}
                  />
                  {flow.title}
                </Box>
              </Box>
            ))}
          </Box>
          <Button
            variant="outlined"
            disabled={chosen.length === 0 || copy.isPending}
            onClick={() =>
              copy.mutate({
                params: {
                  agentId: agent.id,
                  languageId: to.id,
                  fromLanguageId: from.id,
                },
                body: { masterIntentIdList: chosen.map(({ masterIntentId }) => masterIntentId) },
              })
            }
          >
            {t('languages.copy.copy', { count: chosen.length })}
          </Button>
        </>
      )}
    </Box>
  );
}
