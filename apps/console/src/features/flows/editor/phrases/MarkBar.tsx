import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PopoverVirtualElement } from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { keysHint } from '../../../../ui/keys-hint.ts';
import { ParameterDot } from '../parameters/ParameterDot.tsx';
import type { EditorParameter } from './editor-phrase.ts';
import type { Marking } from './phrase-marking.ts';

/** Parameters that are offered by themselves; the others are behind the last button. */
const mostOffered = 3;

interface MarkBarProps {
  /** The words it is about. */
  anchor: PopoverVirtualElement;
  marking: Marking;
  /** The parameter that they are marked as; null when they are not. */
  current: string | null;
  onPick(parameter: EditorParameter): void;
  onMore(): void;
  onRemove(): void;
}

/**
 * What words are marked as, or can be. The focus stays with the words, so that more of them can be selected; by
 * keyboard, Ctrl M opens all there is to choose.
 */
export function MarkBar({ anchor, marking, current, onPick, onMore, onRemove }: MarkBarProps) {
  const { t } = useTranslation('flows');
  const { parameters } = marking;
  const offered = parameters.slice(0, mostOffered);
  const index = parameters.findIndex(({ name }) => name === current);
  const type = parameters[index]?.entityType;
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="bottom-start"
      modifiers={[{ name: 'offset', options: { offset: [-4, 6] } }]}
      sx={{ zIndex: 'modal' }}
    >
      <Box
        role="group"
        aria-label={t('phrases.mark.bar')}
        // The words stay selected.
        onMouseDown={(event) => event.preventDefault()}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          maxWidth: 'calc(100vw - 32px)',
          p: '3px',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          boxShadow: '0 8px 24px -8px rgb(10 25 23 / 0.25)',
          '& button': { minHeight: 28, px: 1, fontSize: '0.8125rem', gap: 0.75 },
          '& kbd': { font: 'inherit', fontSize: '0.75rem', color: 'text.secondary', ...keysHint },
        }}
      >
        {current === null ? (
          <>
            {offered.map((parameter, at) => (
              <Button key={parameter.name} tabIndex={-1} color="inherit" onClick={() => onPick(parameter)}>
                <ParameterDot index={at} /> {parameter.name}
              </Button>
            ))}
            <Button tabIndex={-1} onClick={onMore}>
              {t(parameters.length > offered.length ? 'phrases.mark.more' : 'phrases.mark.new')}
              <kbd>Ctrl+M</kbd>
            </Button>
          </>
        ) : (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, px: 1, fontSize: '0.8125rem' }}>
              <ParameterDot index={index} />
              <span>
                {type ? t('phrases.mark.named', { name: current, type: marking.typeName(type) }) : current}
              </span>
            </Box>
            <Button tabIndex={-1} onClick={onMore}>
              {t('phrases.mark.change')}
              <kbd>Ctrl+M</kbd>
            </Button>
            <Button tabIndex={-1} color="inherit" startIcon={<X aria-hidden />} onClick={onRemove}>
              {t('phrases.mark.remove')}
            </Button>
          </>
        )}
      </Box>
    </Popper>
  );
}
