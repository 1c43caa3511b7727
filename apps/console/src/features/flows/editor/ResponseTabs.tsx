import { arrayMove } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { MessageSquarePlus, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint.tsx';
import { BubbleEditor } from './BubbleEditor.tsx';
import { moveItem, withBubble } from './change-flow.ts';
import { type EditorBubble, type EditorResponse, newBubble, newResponse } from './editor-flow.ts';
import { Problem } from './Problem.tsx';
import { ParameterNames, useNamesOfFlow } from './parameters/parameter-names.ts';
import { SortableList } from './SortableList.tsx';
import type { FlowEditorState } from './use-flow-editor.ts';

/** The most alternatives and bubbles that the contract takes. */
const mostResponses = 20;
const mostBubbles = 30;

interface ResponseTabsProps {
  editor: FlowEditorState;
  /** The alternative that is shown. */
  index: number;
  onIndex(index: number): void;
}

/** What the bot says: alternatives that take turns, each of bubbles. */
export function ResponseTabs({ editor, index, onIndex }: ResponseTabsProps) {
  const { flow, setFlow, problems } = editor;
  const names = useNamesOfFlow(editor);
  const { t } = useTranslation('flows');
  const response = flow.responses[index];

  const changeBubbles = (change: (bubbles: EditorResponse['bubbles']) => EditorResponse['bubbles']) =>
    setFlow((now) => ({
      ...now,
      responses: now.responses.map((one, at) =>
        at === index ? { ...one, bubbles: change(one.bubbles) } : one,
      ),
    }));
  const addResponse = () => {
    setFlow((now) => ({ ...now, responses: [...now.responses, newResponse(now.responses.length + 1)] }));
    onIndex(flow.responses.length);
  };
  const removeResponse = () => {
    setFlow((now) => ({ ...now, responses: now.responses.filter((_, at) => at !== index) }));
    onIndex(Math.max(0, index - 1));
  };

  return (
    <ParameterNames value={names}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 4, maxWidth: 760 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          <Tabs
            value={index}
            onChange={(_, next: number) => onIndex(next)}
            variant="scrollable"
            scrollButtons={false}
            aria-label={t('responses.label')}
            sx={{
              minHeight: 32,
              '& .MuiTabs-indicator': { display: 'none' },
              '& .MuiTab-root': { minHeight: 32, py: 0.5, px: 1.5, borderRadius: 1 },
              '& .Mui-selected': { bgcolor: 'tint.accent' },
            }}
          >
            {flow.responses.map(({ key }, at) => (
              <Tab key={key} label={t('responses.name', { number: at + 1 })} />
            ))}
          </Tabs>
          {flow.responses.length < mostResponses && (
            <Hint text={t('responses.add')}>
              <IconButton size="small" aria-label={t('responses.add')} onClick={addResponse}>
                <Plus aria-hidden />
              </IconButton>
            </Hint>
          )}
          <Box sx={{ flex: 1 }} />
          {flow.responses.length > 1 && (
            <Hint text={t('responses.remove', { number: index + 1 })} align="end">
              <IconButton
                size="small"
                aria-label={t('responses.remove', { number: index + 1 })}
                onClick={removeResponse}
                sx={{ color: 'text.secondary' }}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </Hint>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {t(flow.responses.length > 1 ? 'responses.takeTurns' : 'responses.one')}
        </Typography>
        <Problem messageKey={problems.get(flow.responses)} />
        {response && (
          <SortableList
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
        {(response?.bubbles.length ?? 0) < mostBubbles && (
          <Button
            color="inherit"
            variant="outlined"
            startIcon={<MessageSquarePlus aria-hidden />}
            onClick={() => changeBubbles((bubbles) => [...bubbles, newBubble()])}
            sx={{ mt: 1.5 }}
          >
            {t('responses.addBubble')}
          </Button>
        )}
      </Box>
    </ParameterNames>
  );
}
