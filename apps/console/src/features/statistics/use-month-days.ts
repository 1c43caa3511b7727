import { endpoints, type IntegrationType } from '@samtale/contract';
import { useEndpoint } from '../../lib/api/api.ts';
import { addMonths } from '../../ui/calendar-days.ts';
import { type CountedDay, joinChannels } from './sum-days.ts';
import { useMonthParams } from './use-month-params.ts';

interface MonthDays {
  /** Undefined until they are there. */
  days: readonly CountedDay[] | undefined;
  before: readonly CountedDay[];
  isFailed: boolean;
  retry(): void;
}

/** The days of a month and of the one before, on all channels. */
export function useMonthDays(month: string): MonthDays {
  const now = useEndpoint(endpoints.statistics.getTotalPrDayList, { params: useMonthParams(month) });
  const then = useEndpoint(endpoints.statistics.getTotalPrDayList, {
    params: useMonthParams(addMonths(month, -1)),
  });
  return {
    days: now.data && then.data && now.data.list,
    before: then.data?.list ?? [],
    isFailed: (now.isError && !now.data) || (then.isError && !then.data),
    retry: () => void Promise.all([now.refetch(), then.refetch()]),
  };
}

/** The same on some channels; no days at all where nothing was on them. */
export function useChannelDays(month: string, channels: readonly IntegrationType[]): MonthDays {
  const endpoint = endpoints.statistics.getTotalPrDayListGrouped;
  const now = useEndpoint(endpoint, { params: useMonthParams(month) });
  const then = useEndpoint(endpoint, { params: useMonthParams(addMonths(month, -1)) });
  const chosen = (list: readonly (CountedDay & { integrationType: IntegrationType })[]) =>
    joinChannels(list.filter(({ integrationType }) => channels.includes(integrationType)));
  return {
    days: now.data && then.data && chosen(now.data.list),
    before: chosen(then.data?.list ?? []),
    isFailed: (now.isError && !now.data) || (then.isError && !then.data),
    retry: () => void Promise.all([now.refetch(), then.refetch()]),
  };
}
