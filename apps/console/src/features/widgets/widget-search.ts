import { z } from 'zod';
import { widgetTabs } from './widget-tabs.ts';

/** What a widget's settings keep in their address. */
export const widgetSearch = z.object({
  /** The first tab without it. */
  tab: z.enum(widgetTabs).optional().catch(undefined),
  /** Of a new widget: the one whose values it begins with. */
  copy: z.guid().optional().catch(undefined),
});
export type WidgetSearch = z.infer<typeof widgetSearch>;
