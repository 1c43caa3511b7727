import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  endpoints,
  type SettingsTemplate,
  settingsTemplateDescriptionMax,
  settingsTemplateInput,
  settingsTemplateValueMax,
  TemplateBotType,
} from '@samtale/contract';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.ts';
import { textOfKey } from '../../../lib/i18n/i18n.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { LabelledInput } from '../../../ui/LabelledInput.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { JsonField } from './JsonField.tsx';

interface NewTemplateFormProps {
  /** What it begins from; null for nothing. */
  origin: SettingsTemplate | null;
  onSaved(): void;
  /** Told whether something stands there that would be lost. */
  onDirty(isDirty: boolean): void;
}

const types = Object.values(TemplateBotType);

/** Keeps settings under a name. */
export function NewTemplateForm({ origin, onSaved, onDirty }: NewTemplateFormProps) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const toast = useToast();
  const titleId = useId();
  const [name, setName] = useState('');
  const [value, setValue] = useState(origin?.templateValue ?? '');
  const [botType, setBotType] = useState<TemplateBotType>(origin?.botType ?? TemplateBotType.chatBot);
  const [isTried, setTried] = useState(false);
  const isDirty = name !== '' || value !== (origin?.templateValue ?? '');
  useUnsavedGuard(isDirty, t('unsaved'));
  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(isDirty), [isDirty]);
  const saving = useEndpointChange(endpoints.settings.addSettingsParameterTemplate, {
    onSuccess: () => {
      toast.success(t('templates.saved'));
      onSaved();
    },
  });
  const body = { templateDescription: name, templateValue: value, botType };
  const { error } = settingsTemplateInput.safeParse(body);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!error) saving.mutate({ params: { agentId: agent.id }, body });
  };
  const problemOf = (name: keyof typeof body) => {
    const issue = isTried && error?.issues.find(({ path }) => path[0] === name);
    return issue ? { error: textOfKey(issue.message) ?? issue.message } : {};
  };
  return (
    <Box
      component="form"
      aria-labelledby={titleId}
      noValidate
      onSubmit={save}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        {t('templates.new')}
      </Typography>
      <LabelledInput
        label={t('templates.name')}
        value={name}
        maxLength={settingsTemplateDescriptionMax}
        // What is begun from another one lacks a name only.
        autoFocus={origin !== null}
        {...problemOf('templateDescription')}
        onChange={({ target }) => setName(target.value)}
      />
      <Box sx={{ justifySelf: 'start' }}>
        <Segmented
          label={t('templates.type')}
          choices={types.map((type) => ({ value: String(type), label: t(`templates.types.${type}`) }))}
          value={String(botType)}
          onChange={(chosen) => setBotType(types.find((type) => String(type) === chosen) ?? botType)}
        />
      </Box>
      <JsonField
        label={t('templates.value')}
        hint={t('templates.valueHint')}
        value={value}
        maxLength={settingsTemplateValueMax}
        {...problemOf('templateValue')}
        onChange={setValue}
      />
      <Button type="submit" variant="contained" loading={saving.isPending} sx={{ justifySelf: 'start' }}>
        {t('templates.save')}
      </Button>
    </Box>
  );
}
