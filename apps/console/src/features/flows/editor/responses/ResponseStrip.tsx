import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tabs from '@mui/material/Tabs';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../../ui/Hint.tsx';
import { useDragWords } from '../../../../ui/use-drag-words.ts';
import type { EditorResponse } from '../editor-flow.ts';
import { ResponseMenu } from './ResponseMenu.tsx';
import { ResponseName } from './ResponseName.tsx';
import { ResponseTab } from './ResponseTab.tsx';
import { ownTitle } from './response-title.ts';
import type { ResponseWork } from './use-response-work.ts';

/** The most alternatives that the contract takes. */
const mostResponses = 20;

interface ResponseStripProps {
  responses: readonly EditorResponse[];
  /** The alternative that is shown. */
  index: number;
  work: ResponseWork;
  onIndex(index: number): void;
}

const tabId = (key: string) => `response-${key}`;

/**
 * The alternatives of a flow: chosen, added, and put in another order by dragging, also with a finger that rests on one
 * first, or with Alt and an arrow. A double click, or F2, gives one a name.
 */
export function ResponseStrip({ responses, index, work, onIndex }: ResponseStripProps) {
  const { t } = useTranslation('flows');
  const [naming, setNaming] = useState(false);
  const [moved, setMoved] = useState('');
  const items = responses.map(({ key }) => ({ id: tabId(key) }));
  const dragWords = useDragWords(items, (_, at) => work.nameOf(at));
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const idOf = (at: number) => tabId(responses[at]?.key ?? '');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= responses.length) return;
    const id = idOf(from);
    const name = work.nameOf(from);
    flushSync(() => work.move(from, to));
    document.getElementById(id)?.focus();
    setMoved(t('responses.moved', { name, place: to + 1, count: responses.length }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'F2') setNaming(true);
    else if (event.altKey && step) move(index, index + step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const current = responses[index];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[({ transform }) => ({ ...transform, y: 0 })]}
        accessibility={{ ...dragWords, restoreFocus: false }}
        onDragEnd={({ active, over }) => {
          const placeOf = (id: string | number | undefined) =>
            responses.findIndex(({ key }) => tabId(key) === id);
          const [from, to] = [placeOf(active.id), placeOf(over?.id)];
          if (from >= 0 && to >= 0 && from !== to) move(from, to);
        }}
      >
        <SortableContext items={items} strategy={horizontalListSortingStrategy}>
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
            {responses.map(({ key }, at) => (
              <ResponseTab
                key={key}
                id={tabId(key)}
                aria-keyshortcuts="F2 Alt+ArrowLeft Alt+ArrowRight"
                label={<span>{work.nameOf(at)}</span>}
                onKeyDown={onKeyDown}
                onDoubleClick={() => setNaming(true)}
              />
            ))}
          </Tabs>
        </SortableContext>
      </DndContext>
      {responses.length < mostResponses && (
        <Hint text={t('responses.add')}>
          <IconButton size="small" aria-label={t('responses.add')} onClick={work.add}>
            <Plus aria-hidden />
          </IconButton>
        </Hint>
      )}
      <Box sx={{ flex: 1 }} />
      <ResponseMenu
        name={work.nameOf(index)}
        index={index}
        count={responses.length}
        canCopy={responses.length < mostResponses}
        onRename={() => setNaming(true)}
        onCopy={() => work.copy(index)}
        onMove={(step) => move(index, index + step)}
        onRemove={() => work.remove(index)}
      />
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {moved}
      </Box>
      {naming && current && (
        <ResponseName
          anchorId={idOf(index)}
          name={ownTitle(current)}
          placeholder={t('responses.name', { number: index + 1 })}
          onRename={(name) => work.rename(index, name)}
          onClose={() => setNaming(false)}
        />
      )}
    </Box>
  );
}
