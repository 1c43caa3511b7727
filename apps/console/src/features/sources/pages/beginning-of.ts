import type { TrainingPageItem } from '@samtale/contract';

/** How a page's text begins, on one line: without the marks of headings, and without the title it stands below. */
export function beginningOf({
  title,
  contentStart,
}: Pick<TrainingPageItem, 'title' | 'contentStart'>): string {
  const lines = contentStart.split('\n').map((line) => line.replace(/^#+ /, '').trim());
  return (lines[0] === title ? lines.slice(1) : lines).filter(Boolean).join(' ');
}
