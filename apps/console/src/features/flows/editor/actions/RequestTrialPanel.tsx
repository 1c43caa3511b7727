import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { endpoints, type RequestTrial } from '@samtale/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../../lib/api/api.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import { FramedInput } from '../../../../ui/FramedInput.tsx';
import { SidePanel } from '../../../../ui/SidePanel.tsx';
import type { EditorAction } from './editor-action.ts';
import { Labelled } from './ParameterField.tsx';
import { namesInAction, prettyBody } from './trial-values.ts';

interface RequestTrialPanelProps {
  action: EditorAction;
  /** Names of the values that the flow collects. */
  collected: readonly string[];
  onClose(): void;
}

/** Sends the request of an action with values of one's own, and shows what was sent, what came back and what it gave. */
export default function RequestTrialPanel({ action, collected, onClose }: RequestTrialPanelProps) {
  const { t } = useTranslation('flows');
  const { agent, language } = useSession();
  const [values, setValues] = useState<Record<string, string>>({});
  const trial = useEndpointChange(endpoints.actions.tryRequest);
  const names = namesInAction(action, collected);
  const send = () =>
    trial.mutate({
      params: { agentId: agent.id, languageId: language.id },
      body: { action, valueList: names.map((name) => ({ name, value: values[name] ?? '' })) },
    });
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('actions.trial.title')}
      closeLabel={t('actions.trial.close')}
      width={520}
      footer={
        <Button variant="contained" onClick={send} disabled={trial.isPending}>
          {t(trial.isPending ? 'actions.trial.sending' : 'actions.trial.send')}
        </Button>
      }
    >
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('actions.trial.about')}</Typography>
        {names.map((name) => {
          const label = t('actions.trial.value', { name });
          return (
            <Labelled key={name} label={label}>
              <FramedInput
                aria-label={label}
                value={values[name] ?? ''}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            </Labelled>
          );
        })}
        {/* Enter in a field sends. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Box>
      <Box aria-live="polite">{trial.data && <TrialResult trial={trial.data} />}</Box>
    </SidePanel>
  );
}

function TrialResult({ trial }: { trial: RequestTrial }) {
  const { t } = useTranslation('flows');
  const { request, response, failure, tookMs, valueList } = trial;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 3 }}>
      {failure && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {t(`actions.request.${failure}` as 'actions.request.status')}
        </Typography>
      )}
      <Part title={t('actions.trial.values')}>
        {valueList.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('actions.trial.noValues')}</Typography>
        )}
        {valueList.map(({ parameterAlias, value }) => (
          <Box key={parameterAlias} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontWeight: 550 }}>
              {parameterAlias}
            </Box>
            <Box component="span" sx={{ color: value === null ? 'text.secondary' : 'text.primary' }}>
              {value ?? t('actions.trial.nothing')}
            </Box>
          </Box>
        ))}
      </Part>
      {response && (
        <Part
          title={`${t('actions.trial.response')} · ${response.status} · ${t('actions.trial.took', { milliseconds: tookMs })}`}
        >
          <Code>{prettyBody(response.body) || t('actions.trial.emptyBody')}</Code>
        </Part>
      )}
      <Part title={t('actions.trial.request')}>
        <Code>
          {[
            `${request.method} ${request.url}`,
            ...request.headers.map(({ name, value }) => `${name}: ${value}`),
            ...(request.body === null ? [] : ['', prettyBody(request.body)]),
          ].join('\n')}
        </Code>
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography component="h3" sx={{ mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Code({ children }: { children: ReactNode }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.5,
        maxHeight: 320,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontSize: '0.75rem',
        lineHeight: 1.6,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
