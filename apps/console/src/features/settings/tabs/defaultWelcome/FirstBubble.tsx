import Box from '@mui/material/Box';
import { endpoints, type FlowListItem } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { ShownValues } from '../../../bubbles/index.ts';
import { useFlowParams } from '../../../flow-list/index.ts';
import { isEmpty, readFlow, useShownValue, WidgetPreview } from '../../../flows/index.ts';

/** What a flow says first, as the widget shows it. */
export function FirstBubble({ flow: { id, isPublished } }: { flow: FlowListItem }) {
  const { t } = useTranslation('settings');
  const params = { ...useFlowParams(), intentId: id };
  const shownValue = useShownValue();
  const { data } = useEndpoint(endpoints.flows.getFlow, { params });
  const bubble = data && readFlow(data).responses[0]?.bubbles.find((one) => !isEmpty(one));
  if (!data) return null;
  return (
    <Box
      role="group"
      aria-label={t('defaults.preview')}
      sx={{ mt: 1.5, p: 2, maxWidth: 560, borderRadius: 1.5, bgcolor: 'background.default' }}
    >
      {bubble ? (
        <ShownValues value={shownValue}>
          <WidgetPreview bubble={bubble} />
        </ShownValues>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('defaults.silent')}</Box>
      )}
      {!isPublished && (
        <Box sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>{t('defaults.draft')}</Box>
      )}
    </Box>
  );
}
