import { arrayMove } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MessageSquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moveItem } from '../../../../lib/lists/change-list.ts';
import { Problem } from '../../../../lib/screen/Problem.tsx';
import { SortableList } from '../../../../ui/SortableList.tsx';
import { BubbleEditor } from '../BubbleEditor.tsx';
import { withBubble } from '../change-flow.ts';
import { type EditorBubble, type EditorResponse, newBubble } from '../editor-flow.ts';
import { AskForDetails } from '../parameters/AskForDetails.tsx';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { ResponseStrip } from './ResponseStrip.tsx';
import { useResponseWork } from './use-response-work.ts';

/** The most bubbles that the contract takes. */
const mostBubbles = 30;

interface ResponseTabsProps {
  editor: FlowEditorState;
  /** The alternative that is shown. */
  index: number;
  onIndex(index: number): void;
  /** The bot is to ask for something, which is told beside the phrases. */
  onAsked(): void;
}

/** What the bot says: alternatives that take turns, each of bubbles. */
export function ResponseTabs({ editor, index, onIndex, onAsked }: ResponseTabsProps) {
  const { flow, setFlow, problems } = editor;
  const { t } = useTranslation('flows');
  const work = useResponseWork(editor, onIndex);
  const response = flow.responses[index];

  const changeBubbles = (change: (bubbles: EditorResponse['bubbles']) => EditorResponse['bubbles']) =>
    setFlow((now) => ({
      ...now,
      responses: now.responses.map((one, at) =>
        at === index ? { ...one, bubbles: change(one.bubbles) } : one,
      ),
    }));

  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 4, maxWidth: 760 }}>
      <ResponseStrip responses={flow.responses} index={index} work={work} onIndex={onIndex} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(flow.responses.length > 1 ? 'responses.takeTurns' : 'responses.one')}
      </Typography>
      <Problem messageKey={problems.get(flow.responses)} />
      {response && (
        <SortableList
          key={response.key}
          items={response.bubbles}
          nameOf={(_, at) => t('bubble.name', { number: at + 1 })}
          onMove={(from, to) => changeBubbles((bubbles) => arrayMove([...bubbles], from, to))}
        >
          {(bubble, at, handle) => (
            <BubbleEditor
              bubble={bubble}
              number={at + 1}
              handle={handle}
              isFirst={at === 0}
              isLast={at === response.bubbles.length - 1}
              problems={problems}
              onChange={(next: EditorBubble) => setFlow((now) => withBubble(now, bubble, next))}
              onMove={(step) => changeBubbles((bubbles) => moveItem(bubbles, at, step))}
              onRemove={() => changeBubbles((bubbles) => bubbles.filter((one) => one !== bubble))}
            />
          )}
        </SortableList>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
        {(response?.bubbles.length ?? 0) < mostBubbles && (
          <Button
            color="inherit"
            variant="outlined"
            startIcon={<MessageSquarePlus aria-hidden />}
            onClick={() => changeBubbles((bubbles) => [...bubbles, newBubble()])}
          >
            {t('responses.addBubble')}
          </Button>
        )}
        <AskForDetails editor={editor} onAdded={onAsked} />
      </Box>
    </Box>
  );
}
