import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionType, type Channel, channels, IntegrationType, TrainingPhraseType } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../ui/Segmented.tsx';
import { ShownValues, VisitorBubble } from '../../../bubbles/index.ts';
import { useFlowList } from '../../../flow-list/index.ts';
import { plainRedirect } from '../actions/editor-action.ts';
import { channelIcons } from '../channels/channel-icons.ts';
import { isSaidOn } from '../channels/choose-channel.ts';
import { RecordingField } from '../recording/RecordingField.tsx';
import { ownTitle } from '../responses/response-title.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { LeftOut } from './LeftOut.tsx';
import { PreviewBubbles } from './PreviewBubbles.tsx';
import { PreviewNote } from './PreviewNote.tsx';
import { isEmpty } from './shown-bubble.ts';
import { useShownValue } from './use-shown-value.ts';

/** The answer as it comes out on a channel; beside the form, where there is room. */
export function BubblePreview({ editor, index }: { editor: FlowEditorState; index: number }) {
  const { flow } = editor;
  const { t } = useTranslation('flows');
  const { data } = useFlowList();
  const shownValue = useShownValue();
  const [channel, setChannel] = useState<Channel>(IntegrationType.widget);
  const question = flow.phrases.find(
    ({ kind, text }) => kind === TrainingPhraseType.question && text.trim(),
  )?.text;
  const response = flow.responses[index];
  const name = (response && ownTitle(response)) || t('responses.name', { number: index + 1 });
  const bubbles = response?.bubbles ?? [];
  const written = bubbles.filter((bubble) => !isEmpty(bubble));
  const said = written.filter((bubble) => isSaidOn(bubble, channel));
  const redirect = plainRedirect(flow.actions);
  const redirectTitle = data?.list.find(({ id }) => id === redirect?.redirectIntentId)?.title;
  const handsOver = flow.actions.some(({ type }) => type === ActionType.chatWithHuman);
  const isPhone = channel === IntegrationType.phoneCall;
  const isReplaced = isPhone && flow.settings.customSpeechUrl !== '';
  return (
    <Box
      component="aside"
      aria-label={t('preview.label')}
      sx={{
        display: 'none',
        '@media (min-width: 1200px)': { display: 'flex' },
        flexDirection: 'column',
        width: 400,
        flexShrink: 0,
        overflowY: 'auto',
        p: 3,
        gap: 0.5,
        bgcolor: 'background.default',
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      <Box data-head sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="subtitle2" component="h3" sx={{ flex: 1, color: 'text.secondary' }}>
          {flow.responses.length > 1 ? t('preview.titleOf', { name }) : t('preview.label')}
        </Typography>
        <Segmented
          label={t('preview.channel')}
          value={String(channel)}
          choices={channels.map((one) => {
            const Icon = channelIcons[one];
            return {
              value: String(one),
              label: t(`channels.name.${one}`),
              icon: <Icon size={16} aria-hidden />,
            };
          })}
          onChange={(value) => setChannel(channels.find((one) => String(one) === value) ?? channel)}
        />
      </Box>
      {question && (
        <Box sx={{ display: 'flex', flexDirection: 'column', mb: 1.5 }}>
          <VisitorBubble>{question}</VisitorBubble>
        </Box>
      )}
      {isPhone && <RecordingField editor={editor} />}
      <ShownValues value={shownValue}>
        <PreviewBubbles bubbles={said} channel={channel} isReplaced={isReplaced} />
      </ShownValues>
      {said.length === 0 && !redirect && !isReplaced && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {written.length > 0
            ? t('preview.emptyHere', { channel: t(`channels.name.${channel}`) })
            : t('preview.empty')}
        </Typography>
      )}
      {redirectTitle && <PreviewNote>{t('preview.redirect', { title: redirectTitle })}</PreviewNote>}
      {handsOver && <PreviewNote>{t('preview.handOver')}</PreviewNote>}
      <LeftOut bubbles={written} channel={channel} />
    </Box>
  );
}
