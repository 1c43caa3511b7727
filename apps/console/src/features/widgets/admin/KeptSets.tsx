import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints, LayoutMode, settingsTemplateDescriptionMax, TemplateBotType } from '@samtale/contract';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { LabelledChoice } from '../../../ui/LabelledChoice.tsx';
import type { WidgetValues } from '../widget-values.ts';
import { keptSettings, withKeptSettings } from './kept-settings.ts';

const { addSettingsParameterTemplate, getSettingsParameterTemplate } = endpoints.settings;

/** Sets of settings that are kept under names: one is used on this widget, or this widget's are kept as one. */
export function KeptSets() {
  const { t } = useTranslation('widgets');
  const { agent } = useSession();
  const toast = useToast();
  const nameId = useId();
  const { getValues, reset } = useFormContext<WidgetValues>();
  const botType =
    getValues('chatConfig.layoutMode') === LayoutMode.search
      ? TemplateBotType.searchBot
      : TemplateBotType.chatBot;
  const params = { agentId: agent.id };
  const { data, error, refetch } = useEndpoint(getSettingsParameterTemplate, { params, query: { botType } });
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const keeping = useEndpointChange(addSettingsParameterTemplate, {
    onSuccess: () => {
      toast.success(t('kept.saved'));
      setName('');
    },
  });
  const sets = data?.list ?? [];
  const set = sets.find(({ id }) => id === chosen) ?? sets[0];
  const use = () => {
    if (!set) return;
    const settings: unknown = JSON.parse(set.templateValue);
    const { values, used, left } = withKeptSettings(getValues(), Object(settings));
    reset(values, { keepDefaultValues: true });
    if (used.length) toast.success(t('kept.used', { count: used.length }));
    if (left.length) toast.warning(t('kept.left', { names: left.join(', ') }));
  };
  const keep = () =>
    keeping.mutate({
      params,
      body: { templateDescription: name, templateValue: keptSettings(getValues()), botType },
    });
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 560 }}>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && !set && <Box sx={{ color: 'text.secondary' }}>{t('kept.none')}</Box>}
      {set && (
        <Line>
          <LabelledChoice
            label={t('kept.set')}
            value={set.id}
            options={sets.map(({ id, templateDescription }) => ({ value: id, label: templateDescription }))}
            onChange={setChosen}
          />
          <Button variant="outlined" color="inherit" onClick={use}>
            {t('kept.use')}
          </Button>
        </Line>
      )}
      <Line>
        <FieldFrame id={nameId} label={t('kept.name')}>
          <FramedInput
            id={nameId}
            value={name}
            maxLength={settingsTemplateDescriptionMax}
            onChange={({ target }) => setName(target.value)}
          />
        </FieldFrame>
        <Button
          variant="outlined"
          color="inherit"
          disabled={!name.trim() || keeping.isPending}
          onClick={keep}
        >
          {t('kept.keep')}
        </Button>
      </Line>
    </Box>
  );
}

/** A field with its button beside it, at the height of the field. */
const Line = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      gap: 1,
      alignItems: 'end',
      '& > button': { minHeight: 40 },
    }}
  >
    {children}
  </Box>
);
