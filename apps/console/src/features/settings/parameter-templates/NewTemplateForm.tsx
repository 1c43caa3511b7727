import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  ApiError,
  endpoints,
  type SettingsTemplate,
  settingsTemplateDescriptionMax,
  settingsTemplateInput,
  settingsTemplateValueMax,
  TemplateBotType,
} from '@samtale/contract';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../app/api.ts';
import { textOfKey } from '../../../app/i18n.ts';
import { useToast } from '../../../app/toast.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { LabelledInput } from '../../auth/LabelledInput.tsx';
import { useSession } from '../../auth/use-session.ts';
import { useUnsavedGuard } from '../../flows/editor/use-unsaved-guard.ts';
import { JsonField } from './JsonField.tsx';

interface NewTemplateFormProps {
  /** What it begins from; null for nothing. */
  origin: SettingsTemplate | null;
  onSaved(): void;
}

const types = Object.values(TemplateBotType);

/** Keeps settings under a name. */
export function NewTemplateForm({ origin, onSaved }: NewTemplateFormProps) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const toast = useToast();
  const titleId = useId();
  const [name, setName] = useState('');
  const [value, setValue] = useState(origin?.templateValue ?? '');
  const [botType, setBotType] = useState<TemplateBotType>(origin?.botType ?? TemplateBotType.chatBot);
  const [problems, setProblems] = useState<Record<string, string>>({});
  useUnsavedGuard(name !== '' || value !== (origin?.templateValue ?? ''), t('unsaved'));
  const explain = (fields: readonly { path: string; messageKey: string }[]) =>
    setProblems(Object.fromEntries(fields.map(({ path, messageKey }) => [path, messageKey])));
  const saving = useEndpointChange(endpoints.settings.addSettingsParameterTemplate, {
    invalidates: [endpoints.settings.getSettingsParameterTemplate],
    onSuccess: () => {
      toast.success(t('templates.saved'));
      onSaved();
    },
    onError: (error) => {
      explain((error instanceof ApiError && error.reply.details.fields) || []);
      toast.failure(error);
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { templateDescription: name, templateValue: value, botType };
    const checked = settingsTemplateInput.safeParse(body);
    if (checked.success) {
      setProblems({});
      return saving.mutate({ params: { agentId: agent.id }, body });
    }
    explain(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), messageKey: message })));
  };
  const problemOf = (path: string) => {
    const key = problems[path];
    return key === undefined ? {} : { error: textOfKey(key) ?? key };
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
