import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionType, TrainingPhraseType } from '@samtale/contract';
import { fileAddress } from '@samtale/dialog/show';
import { useTranslation } from 'react-i18next';
import { suggestionLook, VisitorBubble, WidgetBubble } from '../../bubbles/WidgetBubble.tsx';
import { useFlowList } from '../list/use-flow-list.ts';
import { useNumberFormat } from '../use-number-format.ts';
import { plainRedirect } from './actions/editor-action.ts';
import type { EditorBubble, EditorFlow } from './editor-flow.ts';
import { previewBubble } from './preview-bubble.ts';

/** The answer as visitors meet it in the widget; beside the form, where there is room. */
export function BubblePreview({ flow, index }: { flow: EditorFlow; index: number }) {
  const { t } = useTranslation('flows');
  const { data } = useFlowList();
  const question = flow.phrases.find(
    ({ kind, text }) => kind === TrainingPhraseType.question && text.trim(),
  )?.text;
  const bubbles = flow.responses[index]?.bubbles ?? [];
  const redirect = plainRedirect(flow.actions);
  const redirectTitle = data?.list.find(({ id }) => id === redirect?.redirectIntentId)?.title;
  const handsOver = flow.actions.some(({ type }) => type === ActionType.chatWithHuman);
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
      <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 2 }}>
        {flow.responses.length > 1 ? t('preview.titleOf', { number: index + 1 }) : t('preview.title')}
      </Typography>
      {question && (
        <Box sx={{ display: 'flex', flexDirection: 'column', mb: 1.5 }}>
          <VisitorBubble>{question}</VisitorBubble>
        </Box>
      )}
      {bubbles.map((bubble) => (
        <PreviewBubble key={bubble.id} bubble={bubble} />
      ))}
      {bubbles.every(isEmpty) && !redirect && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('preview.empty')}
        </Typography>
      )}
      {redirectTitle && <Note>{t('preview.redirect', { title: redirectTitle })}</Note>}
      {handsOver && <Note>{t('preview.handOver')}</Note>}
    </Box>
  );
}

function isEmpty(bubble: EditorBubble): boolean {
  return previewBubble(bubble).messages.length === 0 && suggestionsOf(bubble).length === 0;
}

const suggestionsOf = ({ messages }: EditorBubble) =>
  messages.flatMap((message) =>
    message.kind === 'suggestion' && message.displayText.trim() ? [message] : [],
  );

function PreviewBubble({ bubble }: { bubble: EditorBubble }) {
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const shown = previewBubble(bubble);
  const suggestions = suggestionsOf(bubble);
  const avatar = fileAddress(bubble.avatarUrl);
  if (isEmpty(bubble)) return null;
  return (
    <>
      {bubble.delay > 0 && <Note>{t('preview.delay', { seconds: number(bubble.delay) })}</Note>}
      {shown.messages.length > 0 && (
        <WidgetBubble
          bubble={{
            ...shown,
            ...(avatar && { avatarUrl: avatar }),
            ...(!bubble.displayBackground && { hidesBackground: true }),
          }}
        />
      )}
      {suggestions.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
          {suggestions.map(({ id, displayText }) => (
            <Box key={id} sx={suggestionLook}>
              {displayText}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography variant="caption" sx={{ my: 1, color: 'text.secondary', textAlign: 'center' }}>
      {children}
    </Typography>
  );
}
