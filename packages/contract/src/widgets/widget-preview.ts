import type { WidgetPreview } from './widgets.ts';

/** The page in which the console shows a widget that may not be saved yet: a host page with the real loader on it. */
export const previewPagePath = '/widget/preview';

/** A page that becomes the staff's own header as it stands in the form: the document is in the address, after `#`. */
export const draftHeaderPath = '/widget/draft-header';

/** What of a widget the preview shows: its launcher alone, the small welcome, or the chat. */
export type PreviewView = 'launcher' | 'welcome' | 'chat';

/** From the console to the page in the frame, which is of the same origin; each replaces the one before. */
export interface PreviewMessage extends WidgetPreview {
  samtalePreview: 'show';
  view: PreviewView;
}

/** From that page to the console: it listens. */
export interface PreviewReady {
  samtalePreview: 'ready';
}
