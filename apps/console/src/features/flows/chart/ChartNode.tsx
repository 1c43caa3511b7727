import Box from '@mui/material/Box';
import type { FlowListItem } from '@samtale/contract';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { createContext, memo, type RefObject, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { flowStatus, toneOfStatus } from '../../flow-list/index.ts';
import { nodeSize } from './arrange-chart.ts';
import { isElse } from './chart-links.ts';

export interface ChartNodeData extends Record<string, unknown> {
  flow: FlowListItem;
  /** False for a flow that the search leaves out: it stays, as its links would hang loose, but steps back. */
  matches: boolean;
}

export type FlowNode = Node<ChartNodeData, 'flow'>;

/** The flow that the Tab key reaches, and whether it is to take the focus once, as soon as it is drawn. */
export const ActiveFlow = createContext<{ id: string | null; wantsFocus: RefObject<boolean> }>({
  id: null,
  wantsFocus: { current: false },
});

/** Where links join a flow, from its upper edge: branches above the middle, others below it. */
export const handleTops = { branch: nodeSize.height / 2 - 8, link: nodeSize.height / 2 + 8 } as const;

/** A flow in the chart: what it is called, what visitors get of it, and what kind it is. */
export const ChartNode = memo(function ChartNode({ data: { flow, matches } }: NodeProps<FlowNode>) {
  const { t } = useTranslation('flows');
  const { id: activeId, wantsFocus } = useContext(ActiveFlow);
  const button = useRef<HTMLButtonElement>(null);
  const isActive = activeId === flow.id;
  useEffect(() => {
    if (!isActive || !wantsFocus.current) return;
    wantsFocus.current = false;
    button.current?.focus({ preventScroll: true });
  }, [isActive, wantsFocus]);
  const status = flowStatus(flow);
  const tone = toneOfStatus[status];
  const color = tone === 'neutral' ? 'text.disabled' : `${tone}.main`;
  return (
    <>
      <Box
        ref={button}
        component="button"
        type="button"
        tabIndex={isActive ? 0 : -1}
        data-flow={flow.id}
        sx={{
          display: 'block',
          width: nodeSize.width,
          height: nodeSize.height,
          px: 1.5,
          textAlign: 'left',
          font: 'inherit',
          color: matches ? 'text.primary' : 'text.secondary',
          bgcolor: matches ? 'background.paper' : 'background.default',
          border: 1,
          borderStyle: flow.isPublished ? 'solid' : 'dashed',
          borderColor: 'line.control',
          borderRadius: 1,
          cursor: 'pointer',
          transition: 'border-color 120ms',
          '&:hover': { borderColor: 'text.primary' },
        }}
      >
        <Box component="span" sx={{ ...oneLine, fontSize: '0.875rem', fontWeight: 550, lineHeight: '20px' }}>
          {flow.title}
        </Box>
        <Box component="span" sx={{ ...oneLine, mt: 0.25, fontSize: '0.75rem', color: 'text.secondary' }}>
          <Box
            component="span"
            sx={{
              display: 'inline-block',
              width: 7,
              height: 7,
              mr: 0.75,
              borderRadius: '50%',
              bgcolor: color,
              verticalAlign: '1px',
            }}
          />
          {`${t(`status.${status}`)} · ${t(`chart.kind.${kindOf(flow)}`)}`}
        </Box>
      </Box>
      {(['branch', 'link'] as const).map((id) => (
        <Ends key={id} id={id} />
      ))}
    </>
  );
});

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

function Ends({ id }: { id: keyof typeof handleTops }) {
  const style = { top: handleTops[id], width: 1, height: 1, minWidth: 0, minHeight: 0, opacity: 0 };
  return (
    <>
      <Handle id={id} type="target" position={Position.Left} isConnectable={false} style={style} />
      <Handle id={id} type="source" position={Position.Right} isConnectable={false} style={style} />
    </>
  );
}

function kindOf(flow: FlowListItem) {
  if (flow.isWelcome) return 'welcome';
  if (flow.isFallback) return 'fallback';
  if (isElse(flow)) return 'else';
  return flow.followUpParentId ? 'followUp' : 'global';
}
