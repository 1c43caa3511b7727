import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/PageHeader.tsx';

export function ChatScreen() {
  const { t } = useTranslation('chat');
  return <PageHeader title={t('title')} />;
}
