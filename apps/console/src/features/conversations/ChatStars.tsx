import { ratingMax } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Stars } from '../../ui/Stars.tsx';

/** What the visitor gave the conversation; nothing as long as they have not said. */
export function ChatStars({ rating }: { rating: number | null }) {
  const { t } = useTranslation('chat');
  if (rating === null) return null;
  return (
    <Stars value={rating} most={ratingMax} label={t('rating.given', { stars: rating, most: ratingMax })} />
  );
}
