import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChatClient, endpoints, readDomains } from '@samtale/contract';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { SiteCheckResult } from './SiteCheckResult.tsx';

/** Fetches a page of the company's and tells whether the widget is on it. */
export function SiteCheck({ client }: { client: ChatClient }) {
  const { t } = useTranslation('widgets');
  const { agent } = useSession();
  const id = useId();
  const first = readDomains(client.domain).find((site) => !site.startsWith('*'));
  const [url, setUrl] = useState(first ? `https://${first}` : '');
  const [isMissing, setMissing] = useState(false);
  const check = useEndpointChange(endpoints.widgets.checkSite);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = url.trim();
    setMissing(!address);
    if (address) check.mutate({ params: { agentId: agent.id, clientId: client.id }, body: { url: address } });
  };
  return (
    <Box component="form" onSubmit={submit} noValidate>
      <FieldFrame
        id={id}
        label={t('field.siteAddress')}
        problem={isMissing ? t('checkSite.noAddress') : undefined}
      >
        <Box sx={{ display: 'flex', gap: 1 }}>
          <FramedInput
            id={id}
            inputMode="url"
            maxLength={2000}
            value={url}
            placeholder="https://butik.dk"
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${id}-note` : undefined}
            onChange={({ target }) => setUrl(target.value)}
          />
          <Button type="submit" variant="outlined" loading={check.isPending} sx={{ flexShrink: 0 }}>
            {t('checkSite.check')}
          </Button>
        </Box>
      </FieldFrame>
      <Box role="status" sx={{ mt: check.data ? 1.5 : 0 }}>
        {check.data && <SiteCheckResult check={check.data} server={new URL(client.scriptUrl).origin} />}
      </Box>
    </Box>
  );
}
