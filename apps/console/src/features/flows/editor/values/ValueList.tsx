import Box from '@mui/material/Box';
import type { PopoverVirtualElement } from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SecretLabel } from '../secrets/SecretLabel.tsx';
import type { Offer } from './use-value-completion.ts';
import { ValueLabel } from './ValueLabel.tsx';

interface ValueListProps {
  id: string;
  /** Where the place is typed. */
  anchor: PopoverVirtualElement;
  /** What the field belongs to, for those who do not see where the list is. */
  container: Element | null;
  offers: readonly Offer[];
  /** Place in the list of the one that Enter takes. */
  active: number;
  /** There is nothing to choose, whatever is typed. */
  isEmpty: boolean;
  onChoose(offer: Offer): void;
}

const isSecret = ({ value }: Offer) => value === null;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The values and secrets that can be meant. The focus stays in the field. */
export function ValueList({ id, anchor, container, offers, active, isEmpty, onChoose }: ValueListProps) {
  const { t } = useTranslation('flows');
  const current = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active >= 0) current.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (!isEmpty && offers.length === 0) return null;
  return (
    <Popper
      open
      anchorEl={anchor}
      container={container}
      role="presentation"
      placement="bottom-start"
      modifiers={[{ name: 'offset', options: { offset: [-4, 6] } }]}
      sx={{ zIndex: 'modal' }}
    >
      <Box
        // The caret stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        sx={{
          minWidth: 200,
          maxWidth: 'min(320px, calc(100vw - 32px))',
          maxHeight: 232,
          overflowY: 'auto',
          p: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          boxShadow: '0 8px 24px -8px rgb(10 25 23 / 0.25)',
        }}
      >
        {isEmpty ? (
          <Box role="status" sx={{ px: 1, py: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t('format.noValues')}
          </Box>
        ) : (
          <Box
            component="ul"
            role="listbox"
            id={id}
            aria-label={t(offers.some(isSecret) ? 'format.valuesAndSecrets' : 'format.values')}
            sx={{ m: 0, p: 0 }}
          >
            {offers.map((offer, index) => (
              <Box
                key={offer.words}
                component="li"
                role="option"
                id={optionId(id, index)}
                ref={index === active ? current : undefined}
                aria-selected={index === active}
                onClick={() => onChoose(offer)}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  minHeight: 32,
                  px: 1,
                  borderRadius: '6px',
                  cursor: 'pointer',
                  '&:hover': { bgcolor: 'action.hover' },
                  '&[aria-selected="true"]': { bgcolor: 'tint.accent' },
                }}
              >
                {offer.value ? <ValueLabel value={offer.value} /> : <SecretLabel name={offer.name} />}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Popper>
  );
}
