import type { ConversationTestListItem } from '@samtale/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnHeads } from '../../ui/ColumnHeads.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { arrangeTests } from './arrange-tests.ts';
import { TestRow, testColumns } from './TestRow.tsx';
import { useDeleteTest } from './use-delete-test.ts';

/** The tests that the address asks for; null while they are on their way. */
export function TestList({ tests }: { tests: readonly ConversationTestListItem[] | null }) {
  const { t, i18n } = useTranslation('conversationTests');
  const address = useSearch({ from: '/shell/intent/tests' });
  const navigate = useNavigate({ from: '/intent/tests' });
  const remove = useDeleteTest();
  const rows = useMemo(
    () => arrangeTests(tests ?? [], address, i18n.language),
    [tests, address, i18n.language],
  );
  return (
    <>
      <ColumnHeads
        columns={testColumns}
        heads={[
          { id: 'title', label: t('column.title'), rising: true },
          { id: 'state', label: t('column.state'), rising: true },
          { id: 'ran', label: t('column.ran'), end: true },
        ]}
        sorted={address.by ?? 'state'}
        reversed={address.reversed === true}
        onSort={(column, reversed) =>
          void navigate({
            to: '.',
            search: (now) => ({
              ...now,
              by: column === 'state' ? undefined : column,
              reversed: reversed || undefined,
            }),
            replace: true,
          })
        }
      />
      <RecordList
        label={t('title')}
        items={tests && rows}
        loading={t('loading')}
        noMatches={{ title: t('noMatches', { text: address.search ?? '' }), advice: t('noMatchesAdvice') }}
        onOpen={({ id }) => void navigate({ to: '/intent/tests/$testId', params: { testId: id } })}
        onDelete={(test) => void remove(test)}
        renderRow={(test) => <TestRow test={test} onDelete={() => void remove(test)} />}
      />
    </>
  );
}
