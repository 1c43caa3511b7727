import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Citation } from '@samtale/dialog';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole, screenAccess } from '../../lib/access/access.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { CitedTitle, useFlowTitles } from '../explanation/index.ts';

interface CitedSourceProps {
  citation: Citation;
  /** The language of the conversation. */
  languageId: string;
  /** Also tells the address of the page. */
  namesPage: boolean;
}

/** A text that an answer rests on: its title, and the passage when asked for. */
export function CitedSource({ citation, languageId, namesPage }: CitedSourceProps) {
  const { t } = useTranslation('chat');
  const { roles } = useSession();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { title, text, page } = citation;
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '2px' }}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('generated.passage', { title })}
          onClick={() => setOpen(!open)}
          sx={{
            flexShrink: 0,
            width: 24,
            height: 24,
            ml: '-5px',
            borderRadius: '6px',
            '&:hover': { color: 'text.primary' },
            '& svg': { transition: 'transform 120ms', transform: open ? 'rotate(90deg)' : 'none' },
          }}
        >
          <ChevronRight size={14} aria-hidden />
        </ButtonBase>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {hasAnyRole(roles, screenAccess.flows) ? (
            <OpenableTitle citation={citation} languageId={languageId} />
          ) : (
            title
          )}
          {namesPage && page && page.url !== title && <div>{page.url}</div>}
        </Box>
      </Box>
      <Box
        id={id}
        hidden={!open}
        sx={{
          ml: '6px',
          mb: 0.75,
          pl: '13px',
          borderLeft: 1,
          borderColor: 'divider',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </li>
  );
}

const OpenableTitle = ({ citation, languageId }: Omit<CitedSourceProps, 'namesPage'>) => (
  <CitedTitle citation={citation} nameOf={useFlowTitles(languageId)} />
);
