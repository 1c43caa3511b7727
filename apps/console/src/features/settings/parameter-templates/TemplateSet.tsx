import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SettingsTemplate } from '@samtale/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenChevron } from '../../../ui/OpenChevron.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';

interface TemplateSetProps {
  template: SettingsTemplate;
  onUse(): void;
}

/** A set that is kept, and on demand what is in it. */
export function TemplateSet({ template, onUse }: TemplateSetProps) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = template.templateDescription;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56 }}>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t(isOpen ? 'templates.hide' : 'templates.show', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <OpenChevron open={isOpen} />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 550 }}>{name}</Box>
        <StatusChip tone="neutral">{t(`templates.types.${template.botType}`)}</StatusChip>
        <Box sx={{ display: { xs: 'none', sm: 'block' }, fontSize: '0.8125rem', color: 'text.secondary' }}>
          <Timestamp value={template.createdAt} />
        </Box>
      </Box>
      {isOpen && (
        <Box id={id} sx={{ pl: { xs: 0, sm: 5.5 }, pb: 2 }}>
          <Box
            component="pre"
            tabIndex={0}
            sx={{
              m: 0,
              p: 1.5,
              maxHeight: 320,
              overflow: 'auto',
              borderRadius: 1,
              bgcolor: 'background.sunken',
              fontSize: '0.8125rem',
            }}
          >
            {indented(template.templateValue)}
          </Box>
          <Button size="small" color="inherit" onClick={onUse} sx={{ mt: 1 }}>
            {t('templates.use')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** It was checked to be JSON when it was kept. */
const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);
