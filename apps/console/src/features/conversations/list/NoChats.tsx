import Button from '@mui/material/Button';
import { CircleDot, Inbox, MessagesSquare, SearchX, UserRoundCheck, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { noFilters } from './changed-search.ts';
import type { ChatSearch, ChatTab } from './chat-search.ts';
import type { SetFilter } from './use-filter-labels.ts';

interface NoChatsProps {
  tab: ChatTab;
  text: string;
  filters: readonly SetFilter[];
  onChange(change: ChatSearch): void;
}

const icons = {
  all: MessagesSquare,
  mine: UserRoundCheck,
  awaiting: Inbox,
  current: CircleDot,
  other: UsersRound,
};

/** Why a list is empty: nothing is there, or what was chosen stands in the way. */
export function NoChats({ tab, text, filters, onChange }: NoChatsProps) {
  const { t, i18n } = useTranslation('chat');
  if (!text && !filters.length)
    return (
      <EmptyState
        icon={icons[tab]}
        title={t(`empty.${tab}.title`)}
        description={t(`empty.${tab}.description`)}
      />
    );
  const quoted = [...(text ? [text] : []), ...filters.map(({ label }) => label)].map((words) =>
    t('list.quoted', { words }),
  );
  const inTheWay = new Intl.ListFormat(i18n.language).format(quoted);
  return (
    <EmptyState
      icon={SearchX}
      title={t('list.noMatchTitle')}
      description={
        tab === 'all'
          ? t('list.noMatchDescription', { inTheWay })
          : t('list.noMatchInTab', { inTheWay, tab: t(`tab.${tab}`) })
      }
      action={
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => onChange(filters.length ? noFilters : { text: undefined })}
        >
          {t(filters.length ? 'filter.clear' : 'list.clearSearch')}
        </Button>
      }
    />
  );
}
