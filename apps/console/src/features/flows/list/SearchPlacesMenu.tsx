import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type SearchPlace, searchPlaces } from '../../flow-list/index.ts';

interface SearchPlacesMenuProps {
  anchor: HTMLElement;
  places: readonly SearchPlace[];
  onChange(places: readonly SearchPlace[]): void;
  onClose(): void;
}

/** Any of the places; the last one stays chosen. */
export function SearchPlacesMenu({ anchor, places, onChange, onClose }: SearchPlacesMenuProps) {
  const { t } = useTranslation('flows');
  const toggle = (place: SearchPlace) =>
    onChange(searchPlaces.filter((one) => (one === place ? !places.includes(one) : places.includes(one))));
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {searchPlaces.map((place) => {
        const chosen = places.includes(place);
        return (
          <MenuItem
            key={place}
            role="menuitemcheckbox"
            aria-checked={chosen}
            disabled={chosen && places.length === 1}
            onClick={() => toggle(place)}
          >
            <Check aria-hidden style={{ visibility: chosen ? undefined : 'hidden' }} />
            {t(`list.places.${place}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
