import { type ComponentType, useEffect, useState } from 'react';
import type { FlowChartProps } from './chart/FlowChart.tsx';

type Loaded = { chart: ComponentType<FlowChartProps> } | { failure: unknown };

/**
 * What draws the chart, loaded from when it is wanted, so that it comes while the list is under way; null until then.
 * Not by `lazy`: React keeps what stands in for it for at least 300 ms, even when the chart was there before the list.
 * What keeps it from loading is thrown.
 */
export function useFlowChart(wanted: boolean): ComponentType<FlowChartProps> | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('./chart/FlowChart.tsx').then(
      ({ FlowChart }) => setLoaded({ chart: FlowChart }),
      (failure: unknown) => setLoaded({ failure }),
    );
  }, [wanted]);
  if (!loaded) return null;
  if ('failure' in loaded) throw loaded.failure;
  return loaded.chart;
}
