import { expect } from '@playwright/test';
import type { Console } from './console.ts';
import type { TextIn } from './texts.ts';

/** A field of the flow editor by what it is called in the texts. */
export const field = (staff: Console, path: TextIn<'flows'>) =>
  staff.page.getByLabel(staff.text(`flows.${path}`), { exact: true });
/** A tab of the flow editor. */
export const tabOf = (staff: Console, tab: TextIn<'flows.editor.tab'>) =>
  staff.page.getByRole('tab', { name: staff.text(`flows.editor.tab.${tab}`) });
/** What a channel is called. */
export const channelName = (staff: Console, channel: 1 | 2 | 3 | 4) =>
  staff.text(`flows.channels.name.${channel}`);
/** The preview of what the flow says. */
export const preview = (staff: Console) =>
  staff.page.getByRole('complementary', { name: staff.text('flows.preview.label') });
/** A bubble, counted from 1. */
export const bubble = (staff: Console, number: number) =>
  staff.page.getByRole('group', {
    name: staff.text('flows.bubble.name', { number: String(number) }),
    exact: true,
  });

/** Has the preview show another channel. */
export const showOn = (staff: Console, channel: 1 | 2 | 3 | 4) =>
  preview(staff)
    .getByRole('radio', { name: channelName(staff, channel) })
    .check({ force: true });

/** Publishes the flow of this title, and waits until it is. */
export async function publish(staff: Console, title: string): Promise<void> {
  await staff.button('flows.editor.publish').click();
  const done = staff.text('flows.intentDetail.snackbar.publishIntentSuccess', { title });
  await expect(staff.page.getByText(done)).toBeVisible();
}
