import Box from '@mui/material/Box';
import type { PopoverVirtualElement } from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import { useEffect, useId, useRef } from 'react';
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
  onChoose(offer: Offer): void;
}

const isSecret = ({ value }: Offer) => value === null;
const isOfCompany = ({ value }: Offer) => value?.isOfCompany === true;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The values and secrets that can be meant. The focus stays in the field. */
export function ValueList({ id, anchor, container, offers, active, onChoose }: ValueListProps) {
  const { t } = useTranslation('flows');
  const headingId = useId();
  const current = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active >= 0) current.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const optionOf = (offer: Offer) => {
    const index = offers.indexOf(offer);
    return (
      <Box
        key={offer.words}
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
    );
  };
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
        role="listbox"
        id={id}
        aria-label={t(offers.some(isSecret) ? 'format.valuesAndSecrets' : 'format.values')}
        sx={{
          minWidth: 200,
          maxWidth: 'min(320px, calc(100vw - 32px))',
          maxHeight: 'min(360px, 50dvh)',
          overflowY: 'auto',
          p: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          boxShadow: '0 8px 24px -8px rgb(10 25 23 / 0.25)',
        }}
      >
        {offers.filter((offer) => !isSecret(offer) && !isOfCompany(offer)).map(optionOf)}
        {offers.some(isOfCompany) && (
          <Box role="group" aria-labelledby={headingId}>
            <Box
              id={headingId}
              role="presentation"
              sx={{
                px: 1,
                lineHeight: '28px',
                fontSize: '0.75rem',
                fontWeight: 550,
                color: 'text.secondary',
              }}
            >
              {t('format.ofCompany')}
            </Box>
            {offers.filter(isOfCompany).map(optionOf)}
          </Box>
        )}
        {offers.filter(isSecret).map(optionOf)}
      </Box>
    </Popper>
  );
}
