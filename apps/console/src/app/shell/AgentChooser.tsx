import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Popover from '@mui/material/Popover';
import type { AgentSummary } from '@samtale/contract';
import { Bot, Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePickKeys } from '../../ui/use-pick-keys.ts';
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

/** Type, choose with the arrows, Enter. */
function AgentOptions({ agents, selected, onChoose }: AgentChooserProps) {
  const { t } = useTranslation('agents');
  const [text, setText] = useState('');
  const options = matchAgents(agents, text);
  const { listId, optionId, active, setActive, activeId, onKeyDown } = usePickKeys(options, ({ id }) =>
    onChoose(id),
  );
  return (
    <Box onKeyDown={onKeyDown}>
      <InputBase
        autoFocus
        fullWidth
        value={text}
        placeholder={t('select.search')}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        inputProps={{
          role: 'combobox',
          'aria-label': t('select.search'),
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': activeId,
          style: { outline: 'none' },
        }}
        sx={{ height: 44, px: 1.75, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box
        id={listId}
        role="listbox"
        aria-label={t('title')}
        sx={{ maxHeight: 320, overflowY: 'auto', p: 0.5 }}
      >
        {options.map(({ id, name }, index) => (
          <Box
            key={id}
            id={optionId(index)}
            role="option"
            aria-selected={id === selected.id}
            onMouseMove={() => setActive(index)}
            onClick={() => onChoose(id)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 36,
              px: 1.25,
              borderRadius: '6px',
              fontSize: '0.875rem',
              cursor: 'pointer',
              bgcolor: index === active ? 'action.hover' : undefined,
            }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            {id === selected.id && <Check size={16} aria-hidden />}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 1.75, fontSize: '0.875rem', color: 'text.secondary' }}>
        {options.length === 0 && <Box sx={{ pb: 1.5 }}>{t('select.nothing')}</Box>}
      </Box>
    </Box>
  );
}
