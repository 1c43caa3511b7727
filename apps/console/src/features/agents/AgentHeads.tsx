import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { columnHeadsStyle } from '../../ui/column-heads-style.ts';
import { agentColumns, agentColumnsFrom, agentFigures } from './agent-columns.ts';

/** Names the columns of the agents. The list is by name; narrow screens have no columns. */
export function AgentHeads() {
  const { t } = useTranslation('agents');
  return (
    <Box
      aria-hidden
      sx={{
        ...columnHeadsStyle(agentColumns),
        display: { xs: 'none', [agentColumnsFrom]: 'grid' },
        columnGap: 1.5,
        color: 'text.secondary',
        '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      }}
    >
      {(['name', 'project', 'lastActive', 'lastConversation'] as const).map((column) => (
        <span key={column}>{t(`list.column.${column}`)}</span>
      ))}
      {agentFigures.map((column) => (
        <span key={column} title={t(`list.columnHint.${column}`)} style={{ textAlign: 'right' }}>
          {t(`list.column.${column}`)}
        </span>
      ))}
    </Box>
  );
}
