import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { AgentSummary } from '@samtale/contract';
import { Bot, Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickList } from '../../ui/PickList.tsx';
import { matchAgents } from './match-agents.ts';

interface AgentChooserProps {
  agents: readonly AgentSummary[];
  selected: AgentSummary;
  onChoose(agentId: string): void;
}

/** Chooses one of many agents: a button that opens a list to type in. */
export function AgentChooser({ agents, selected, onChoose }: AgentChooserProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('agent.choose', { name: selected.name });
  return (
    <>
      <Button
        fullWidth
        color="inherit"
        variant="outlined"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ gap: 1.5, px: '10px', minWidth: 0, justifyContent: 'flex-start', overflow: 'hidden' }}
      >
        <Bot aria-hidden />
        <Box
          data-label
          component="span"
          sx={{ flex: 1, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {selected.name}
        </Box>
        <ChevronsUpDown data-label aria-hidden />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, width: 300, maxWidth: '92vw' } },
        }}
      >
        <AgentOptions
          agents={agents}
          selected={selected}
          onChoose={(id) => {
            setAnchor(null);
            if (id !== selected.id) onChoose(id);
          }}
        />
      </Popover>
    </>
  );
}

function AgentOptions({ agents, selected, onChoose }: AgentChooserProps) {
  const { t } = useTranslation('agents');
  const [text, setText] = useState('');
  return (
    <PickList
      label={t('select.search')}
      listLabel={t('title')}
      placeholder={t('select.search')}
      nothing={t('select.nothing')}
      maxHeight={320}
      text={text}
      onText={setText}
      options={matchAgents(agents, text)}
      keyOf={({ id }) => id}
      isSelected={({ id }) => id === selected.id}
      onPick={({ id }) => onChoose(id)}
      show={({ id, name }) => (
        <>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          {id === selected.id && <Check size={16} aria-hidden />}
        </>
      )}
    />
  );
}
