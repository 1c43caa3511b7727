import Box from '@mui/material/Box';
import type { FlowListItem } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { tableStyle } from '../../file-import/index.ts';
import { flowStatus } from '../../flow-list/index.ts';
import { type OldlistColumn, type OldlistSearch, oldlistColumns } from './oldlist-search.ts';

interface OldFlowTableProps {
  /** The flows of the page. */
  flows: readonly FlowListItem[];
  /** All of them, for the titles of those that are followed up on. */
  all: readonly FlowListItem[];
  address: OldlistSearch;
  onSort(part: Pick<OldlistSearch, 'sort' | 'reversed'>): void;
}

/** A table without more: a press on a heading sorts by it, another turns it around; a title opens its flow. */
export function OldFlowTable({ flows, all, address, onSort }: OldFlowTableProps) {
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const titleOf = (id: string | null) => all.find((flow) => flow.id === id)?.title ?? '';
  const heading = (column: OldlistColumn) => (
    <Heading key={column} column={column} address={address} onSort={onSort} />
  );
  return (
    <Box tabIndex={0} role="region" aria-label={t('oldlist.title')} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          ...tableStyle,
          minWidth: 640,
          '& thead th': { verticalAlign: 'middle' },
          '& a': { color: 'primary.main' },
        }}
      >
        <thead>
          <tr>
            {oldlistColumns.slice(0, 2).map(heading)}
            <th scope="col">{t('oldlist.parent')}</th>
            {oldlistColumns.slice(2).map(heading)}
          </tr>
        </thead>
        <tbody>
          {flows.map((flow) => (
            <tr key={flow.id}>
              <td>
                <Link to="/intent/list/$intentId" params={{ intentId: flow.id }}>
                  {flow.title}
                </Link>
              </td>
              <td>{t(`status.${flowStatus(flow)}`)}</td>
              <td>{titleOf(flow.followUpParentId)}</td>
              <td>{number(flow.trainingPhraseCount)}</td>
              <td>
                <Timestamp value={flow.lastModified} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface HeadingProps extends Pick<OldFlowTableProps, 'address' | 'onSort'> {
  column: OldlistColumn;
}

function Heading({ column, address, onSort }: HeadingProps) {
  const { t } = useTranslation('flows');
  const sorted = column === (address.sort ?? 'title');
  const rising = (column === 'title' || column === 'status') !== Boolean(address.reversed);
  const Arrow = rising ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={sorted ? (rising ? 'ascending' : 'descending') : undefined}>
      <Box
        component="button"
        type="button"
        onClick={() =>
          onSort({
            sort: column === 'title' ? undefined : column,
            reversed: sorted && !address.reversed ? true : undefined,
          })
        }
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 24,
          p: 0,
          border: 0,
          background: 'none',
          font: 'inherit',
          cursor: 'pointer',
          color: sorted ? 'text.primary' : 'text.secondary',
          '&:hover': { color: 'text.primary' },
        }}
      >
        {t(`list.column.${column}`)}
        <Arrow size={13} aria-hidden style={{ visibility: sorted ? undefined : 'hidden' }} />
      </Box>
    </th>
  );
}
