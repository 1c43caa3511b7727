import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowName, useFlowTitles } from '../explanation/index.ts';
import type { SimulatorState } from './simulator-session.ts';

/** Where the conversation stands: a line, and all of it when asked. */
export function SimulatedState({ state: { turns, opening, languageId } }: { state: SimulatorState }) {
  const { t } = useTranslation('simulator');
  const nameOf = useFlowTitles(languageId);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const turn = turns.at(-1) ?? opening;
  if (!turn) return null;
  const { status, contextFlowId, seq, filling, parameters = {} } = turn.state;
  const openFlow = contextFlowId && nameOf(contextFlowId);
  const values = Object.entries(parameters);
  return (
    <Box sx={{ flexShrink: 0, borderTop: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.75rem' }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 0.5,
          width: '100%',
          minHeight: 36,
          px: 2,
          fontSize: 'inherit',
          color: 'text.secondary',
          '&:hover': { color: 'text.primary' },
          '&.Mui-focusVisible': { outlineOffset: -2 },
          '& svg': {
            flexShrink: 0,
            transition: 'transform 120ms',
            transform: isOpen ? 'rotate(90deg)' : 'none',
          },
        }}
      >
        <ChevronRight size={14} aria-hidden />
        <Box component="span" sx={{ fontWeight: 550 }}>
          {t('state.title')}
        </Box>
        <Box
          component="span"
          sx={{ minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}
        >
          {`· ${t(`state.status.${status}`)}${openFlow ? ` · ${openFlow.title}` : ''}`}
        </Box>
      </ButtonBase>
      <Box id={id} hidden={!isOpen} sx={{ maxHeight: '40vh', overflowY: 'auto' }}>
        {isOpen && (
          <Box
            component="dl"
            sx={{
              display: 'grid',
              alignItems: 'baseline',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              gap: '4px 16px',
              m: 0,
              px: 2,
              pb: 1.5,
            }}
          >
            <Fact label={t('state.openFlow')}>
              {contextFlowId && openFlow ? (
                <FlowName flowId={contextFlowId} flow={openFlow} quiet />
              ) : (
                t('state.none')
              )}
            </Fact>
            <Fact label={t('state.version')}>
              {turn.releaseNumber === null
                ? t('state.draft')
                : t('state.release', { number: turn.releaseNumber })}
            </Fact>
            <Fact label={t('state.events')}>{seq}</Fact>
            {filling && <Fact label={t('state.asking')}>{filling.name}</Fact>}
            {values.length > 0 && (
              <Fact label={t('state.parameters')}>
                {values.map(([name, { value, text }]) => (
                  <div key={name}>
                    {name} = {text}
                    {text !== value && (
                      <Box component="span" sx={{ color: 'text.secondary' }}>{` (${value})`}</Box>
                    )}
                  </div>
                ))}
              </Fact>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </>
  );
}
