import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { endpoints, type SettingsTemplate, TemplateBotType } from '@samtale/contract';
import { Braces } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { TemplateSet } from './TemplateSet.tsx';

const types = Object.values(TemplateBotType);

/** The sets that are kept, of one type of bot or of both. */
export function TemplateSets({ onUse }: { onUse(template: SettingsTemplate): void }) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const titleId = useId();
  const [botType, setBotType] = useState<TemplateBotType | undefined>(undefined);
  const { data, error, refetch } = useEndpoint(endpoints.settings.getSettingsParameterTemplate, {
    params: { agentId: agent.id },
    query: { botType },
  });
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('templates.list')}
        </Typography>
        <Segmented
          label={t('templates.list')}
          choices={[
            { value: '', label: t('templates.all') },
            ...types.map((type) => ({ value: String(type), label: t(`templates.types.${type}`) })),
          ]}
          value={botType === undefined ? '' : String(botType)}
          onChange={(chosen) => setBotType(types.find((type) => String(type) === chosen))}
        />
      </Box>
      {data ? (
        data.list.length > 0 ? (
          <Box
            component="ul"
            aria-labelledby={titleId}
            sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
          >
            {data.list.map((template) => (
              <TemplateSet key={template.id} template={template} onUse={() => onUse(template)} />
            ))}
          </Box>
        ) : (
          <EmptyState icon={Braces} title={t('templates.empty')} description={t('templates.emptyHint')} />
        )
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('templates.loading')} count={3} rowHeight={56} />
      )}
    </Box>
  );
}
