import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';
import type { TextPath } from '../texts.ts';

async function goTo(staff: Console, path: string, panel: TextPath): Promise<void> {
  await goWithinConsole(staff, path);
  await staff.page
    .getByRole('region', { name: staff.text(panel) })
    .first()
    .waitFor();
}

/** What was said this month, on all channels. */
export const showStatistics = (staff: Console): Promise<void> =>
  goTo(staff, '/statistics', 'statistics.top.shown');

/** The same of chats, the days as a table. */
export async function showChatStatistics(staff: Console): Promise<void> {
  await goTo(staff, '/statistics?tab=chatbot', 'statistics.devices.title');
  await staff.button('statistics.chart.asTable').click();
}

/** No calls have come in. */
export async function showCallStatistics(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/statistics?tab=voicebot');
  await staff.page.getByText(staff.text('statistics.noCalls.description')).waitFor();
}

/** What a language model answered; nothing without one. */
export async function showGenerationStatistics(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/statisticsUpdated');
  await staff.page.getByText(staff.text('statistics.generation.empty.description')).waitFor();
}
