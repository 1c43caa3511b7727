import { useEffect, useEffectEvent } from 'react';

interface Pages {
  /** Counts from 1; more than there are leads to the last. */
  page: number;
  rowsPerPage: number;
  total: number;
  /** Whether `total` is known. */
  isLoaded: boolean;
  /** `undefined` is the first page. */
  onPage(page: number | undefined): void;
}

/** The last page of a list. A page that has emptied, or never was, is left for it. */
export function useLastPage({ page, rowsPerPage, total, isLoaded, onPage }: Pages): number {
  const lastPage = Math.max(1, Math.ceil(total / rowsPerPage));
  const leaveEmptyPage = useEffectEvent(() => onPage(lastPage > 1 ? lastPage : undefined));
  useEffect(() => {
    if (isLoaded && page > lastPage) leaveEmptyPage();
  }, [isLoaded, page, lastPage]);
  return lastPage;
}
