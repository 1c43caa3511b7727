import Box from '@mui/material/Box';
import type { SettingsTemplate } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../lib/screen/BackLink.tsx';
import { useConfirm } from '../../../ui/ConfirmProvider.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { NewTemplateForm } from './NewTemplateForm.tsx';
import { TemplateSets } from './TemplateSets.tsx';

/** Settings that are kept under names, to be used again. */
export function ParameterTemplatesScreen() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation();
  const confirm = useConfirm();
  const [isDirty, setDirty] = useState(false);
  const [origin, setOrigin] = useState<SettingsTemplate | null>(null);
  const [attempt, setAttempt] = useState(0);
  const beginFrom = (template: SettingsTemplate | null) => {
    setOrigin(template);
    setAttempt((number) => number + 1);
  };
  const use = async (template: SettingsTemplate) => {
    const mayReplace =
      !isDirty ||
      (await confirm({
        title: t('templates.replace.title', { name: template.templateDescription }),
        description: t('templates.replace.text'),
        confirmLabel: t('templates.replace.confirm'),
        cancelLabel: shell('action.cancel'),
        destructive: true,
      }));
    if (mayReplace) beginFrom(template);
  };
  return (
    <Box sx={{ flexShrink: 0, minHeight: '100%', bgcolor: 'background.paper' }}>
      <PageHeader
        title={t('templates.title')}
        description={t('templates.description')}
        back={<BackLink to="/settings">{t('title')}</BackLink>}
      />
      <Box sx={{ display: 'grid', gap: 5, px: { xs: 2, md: 4 }, pb: 6, maxWidth: 784 }}>
        <NewTemplateForm key={attempt} origin={origin} onSaved={() => beginFrom(null)} onDirty={setDirty} />
        <TemplateSets onUse={(template) => void use(template)} />
      </Box>
    </Box>
  );
}
