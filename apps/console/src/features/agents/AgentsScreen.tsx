import { useTranslation } from 'react-i18next';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AgentList } from './AgentList.tsx';

/** All agents of all companies, for those who look after them. */
export function AgentsScreen() {
  const { t } = useTranslation('agents');
  return (
    <ListScreen minHeight={480}>
      <PageHeader title={t('title')} description={t('list.description')} />
      <AgentList />
    </ListScreen>
  );
}
