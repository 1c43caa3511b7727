import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CustomerFinder } from './CustomerFinder.tsx';

interface MergeSearchProps {
  /** Who is not merged with themselves. */
  exceptId: string;
  onChoose(customerId: string): void;
}

/** Finds the customer who is the same person. */
export function MergeSearch(props: MergeSearchProps) {
  const { t } = useTranslation('customers');
  const labels = { search: t('list.search'), loading: t('list.loading'), results: t('title') };
  const aside = (words: string) => (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {words}
    </Typography>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {aside(t('merge.description'))}
      <CustomerFinder {...props} order="name" offered={8} labels={labels} none={aside(t('merge.none'))} />
    </Box>
  );
}
