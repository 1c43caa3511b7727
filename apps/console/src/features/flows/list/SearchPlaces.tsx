import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { type SearchPlace, searchPlaces } from '../../flow-list/index.ts';

const SearchPlacesMenu = lazyPart(async () => ({
  default: (await import('./SearchPlacesMenu.tsx')).SearchPlacesMenu,
}));

interface SearchPlacesProps {
  places: readonly SearchPlace[];
  onChange(places: readonly SearchPlace[]): void;
}

/** Says where a search looks, and opens the choice. */
export function SearchPlaces({ places, onChange }: SearchPlacesProps) {
  const { t } = useTranslation('flows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const names =
    places.length === searchPlaces.length
      ? t('list.places.all')
      : places.map((place) => t(`list.places.${place}`)).join(', ');
  const label = t('list.places.label', { names });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ChevronDown size={14} aria-hidden />}
        sx={{
          height: 36,
          px: 1,
          fontSize: '0.8125rem',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          maxWidth: { xs: 130, sm: 'none' },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {label}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {names}
        </Box>
      </Button>
      {anchor && (
        <Suspense>
          <SearchPlacesMenu
            anchor={anchor}
            places={places}
            onChange={onChange}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
