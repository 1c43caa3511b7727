import type { Topic } from '../../platform/event-bus.ts';

/** A widget was saved or deleted; told once it is stored, before the call that did it is answered. */
export const widgetsChanged: Topic<void> = { name: 'widgetsChanged' };
