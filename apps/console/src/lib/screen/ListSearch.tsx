import Box from '@mui/material/Box';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/SearchField.tsx';

interface ListSearchProps {
  label: string;
  /** What the address asks for. */
  search: string | undefined;
  /** Milliseconds after a key until the list is searched; without it as long as a call is worth waiting for. */
  delay?: number;
  onSearch(search: string | undefined): void;
}

/** Searches the list below it; without words all of it is shown. */
export function ListSearch({ label, search = '', delay, onSearch }: ListSearchProps) {
  const { t } = useTranslation();
  const router = useRouter();
  // Who has typed and then gone elsewhere is not to be led back by it.
  const isLeaving = () => router.latestLocation.pathname !== router.state.resolvedLocation?.pathname;
  return (
    <Box sx={{ px: { xs: 2, md: 4 }, pb: 1.5, flexShrink: 0 }}>
      <Box sx={{ maxWidth: { sm: 360 } }}>
        <SearchField
          value={search}
          onSearch={(text) => {
            if (!isLeaving()) onSearch(text || undefined);
          }}
          label={label}
          clearLabel={t('action.clearSearch')}
          {...(delay !== undefined && { delay })}
        />
      </Box>
    </Box>
  );
}
