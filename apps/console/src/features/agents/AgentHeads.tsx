import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { agentColumns, agentColumnsFrom, agentFigures } from './agent-columns.ts';

/** Names the columns of the agents. The list is by name; narrow screens have no columns. */
export function AgentHeads() {
  const { t } = useTranslation('agents');
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', [agentColumnsFrom]: 'grid' },
        gridTemplateColumns: agentColumns,
        columnGap: 1.5,
        alignItems: 'center',
        height: 36,
        flexShrink: 0,
        pl: 4,
        pr: 3,
        fontSize: '0.75rem',
        fontWeight: 550,
        color: 'text.secondary',
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
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
