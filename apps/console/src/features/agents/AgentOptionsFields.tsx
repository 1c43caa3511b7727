import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { GptIntegrationType, PhoneSpeechType } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../ui/FieldGrid.tsx';
import { LabelledChoice } from '../../ui/LabelledChoice.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { SwitchLine } from '../../ui/SwitchLine.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import type { AgentEditorState } from './use-agent-editor.ts';

interface AgentOptionsFieldsProps {
  editor: AgentEditorState;
  readOnly: boolean;
}

/** What the agent may do, and with whose language model. */
export function AgentOptionsFields({ editor, readOnly }: AgentOptionsFieldsProps) {
  const { t } = useTranslation('agents');
  const number = useNumberFormat();
  const { agent, change, profile } = editor;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {(['includeConversationAI', 'includeGpt'] as const).map((option) => (
          <SwitchLine
            key={option}
            label={t(`field.${option}`)}
            checked={agent[option]}
            disabled={readOnly}
            onChange={(on) => change({ [option]: on })}
          />
        ))}
      </Box>
      <FieldGrid>
        <LabelledChoice
          label={t('field.includeGptIntegrationType')}
          value={String(agent.includeGptIntegrationType)}
          disabled={readOnly}
          options={Object.values(GptIntegrationType).map((type) => ({
            value: String(type),
            label: t(`gptIntegration.${type}`),
          }))}
          onChange={(chosen) => {
            const type = Object.values(GptIntegrationType).find((one) => String(one) === chosen);
            if (type !== undefined) change({ includeGptIntegrationType: type });
          }}
        />
        {agent.includeGptIntegrationType === GptIntegrationType.azure && (
          <LabelledInput
            label={t('field.azureEndpointId')}
            value={agent.azureEndpointId}
            readOnly={readOnly}
            maxLength={200}
            onChange={({ target }) => change({ azureEndpointId: target.value })}
          />
        )}
        <SubscriptionKey editor={editor} readOnly={readOnly} />
        <LabelledInput
          label={t('field.gptModelNameEmbedding')}
          value={agent.gptModelNameEmbedding}
          readOnly={readOnly}
          maxLength={200}
          onChange={({ target }) => change({ gptModelNameEmbedding: target.value })}
        />
        <LabelledChoice
          label={t('field.phoneSpeechType')}
          value={String(agent.phoneSpeechType)}
          disabled={readOnly}
          options={Object.values(PhoneSpeechType).map((type) => ({
            value: String(type),
            label: t(`speech.${type}`),
          }))}
          onChange={(chosen) => {
            const type = Object.values(PhoneSpeechType).find((one) => String(one) === chosen);
            if (type !== undefined) change({ phoneSpeechType: type });
          }}
        />
      </FieldGrid>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('field.totalToken')}: {number(profile.totalToken)}
      </Box>
    </Box>
  );
}

/** The key to the language model: it is written, replaced and removed here, and never shown. */
function SubscriptionKey({ editor, readOnly }: AgentOptionsFieldsProps) {
  const { t } = useTranslation('agents');
  const { agent, change, profile } = editor;
  const goes = profile.hasSubscriptionKey && agent.subscriptionKey === '';
  const note = goes
    ? t('field.keyGoes')
    : t(profile.hasSubscriptionKey ? 'field.subscriptionKeyStored' : 'field.subscriptionKeyNone');
  return (
    <Box>
      <LabelledInput
        label={t('field.subscriptionKey')}
        type="password"
        autoComplete="off"
        value={agent.subscriptionKey ?? ''}
        readOnly={readOnly}
        maxLength={500}
        placeholder={profile.hasSubscriptionKey && !goes ? '••••••••' : ''}
        onChange={({ target }) => change({ subscriptionKey: target.value || null })}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          mt: 0.5,
          fontSize: '0.8125rem',
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {note}
        </Box>
        {profile.hasSubscriptionKey && !readOnly && (
          <Button size="small" color="inherit" onClick={() => change({ subscriptionKey: goes ? null : '' })}>
            {t(goes ? 'field.keepKey' : 'field.removeKey')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
