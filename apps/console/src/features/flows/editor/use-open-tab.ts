import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FlowTab } from '../../flow-list/index.ts';

/** The editor's open tab, which stands in its address unless it is the usual one. */
export function useOpenTab(usual: FlowTab): [tab: FlowTab, open: (tab: FlowTab) => void] {
  const { part = usual } = useSearch({ from: '/shell/intent/list/$intentId' });
  const navigate = useNavigate({ from: '/intent/list/$intentId' });
  const open = (next: FlowTab) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, part: next === usual ? undefined : next }),
      replace: true,
    });
  return [part, open];
}
