import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { languages } from '@samtale/contract';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FlowPicker } from '../../flow-list/index.ts';
import { useWidgetField } from '../fields/use-widget-field.ts';
import { useFlowsByLanguage } from '../use-flows-by-language.ts';

/** The flows that this widget does not answer with. */
export function DeactivatedFlows() {
  const { t } = useTranslation('widgets');
  const { t: shell } = useTranslation();
  const { value: chosen, change } = useWidgetField('chatConfig.deactivatedIntentIdList');
  const spoken = useWidgetField('chatConfig.chatConfigLanguageList').value.map(
    ({ languageId }) => languageId,
  );
  const flows = useFlowsByLanguage(spoken);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {languages
        .filter(({ id }) => spoken.includes(id))
        .map(({ id, languageCodeShort }) => {
          const off = (flows.get(id) ?? []).filter((flow) => chosen.includes(flow.id));
          const language = shell(`language.${languageCodeShort}`);
          return (
            <Box key={id}>
              {spoken.length > 1 && (
                <Box sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}>{language}</Box>
              )}
              {off.length > 0 && (
                <Box
                  component="ul"
                  sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
                >
                  {off.map((flow) => (
                    <Box
                      key={flow.id}
                      component="li"
                      sx={{
                        display: 'flex',
                        alignItems: 'center',
                        minHeight: 40,
                        borderBottom: 1,
                        borderColor: 'divider',
                      }}
                    >
                      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{flow.title}</Box>
                      <IconButton
                        size="small"
                        aria-label={t('deactivated.allow', { flow: flow.title })}
                        onClick={() => change(chosen.filter((one) => one !== flow.id))}
                        sx={{ color: 'text.secondary' }}
                      >
                        <X aria-hidden />
                      </IconButton>
                    </Box>
                  ))}
                </Box>
              )}
              <Box sx={{ maxWidth: 360 }}>
                <FlowPicker
                  target={{ kind: 'none' }}
                  label={t('deactivated.add', { language })}
                  languageId={id}
                  offers={(flow) => !chosen.includes(flow.id)}
                  onPick={(picked) => picked.kind === 'flow' && change([...chosen, picked.id])}
                />
              </Box>
            </Box>
          );
        })}
    </Box>
  );
}
