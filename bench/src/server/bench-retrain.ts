import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchOptions, NotAvailable } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { atMost, ownFigure, shown } from '../rows.ts';
import { RetrainedBot } from './retrained-bot.ts';
import { startSamtale } from './start-samtale.ts';

const mostMs = 2000;
/** Said by no phrase of the set, so that nothing but the new release answers with their flow. */
const phrases = [
  { flow: 'card_arrival', question: 'has the postman run off with my plastic' },
  { flow: 'exchange_rate', question: 'how many zloty does one euro buy' },
  { flow: 'lost_or_stolen_card', question: 'somebody at the gym nicked my wallet' },
  { flow: 'top_up_failed', question: 'recharging the balance went wrong again' },
  { flow: 'age_limit', question: 'is a teenager allowed to bank with you' },
] as const;

/** From publishing a phrase, in an agent with all of banking77, until a question is answered by the new release. */
export async function benchRetrain({ data, quick, log }: BenchOptions): Promise<BenchRow[]> {
  const file = join(data, 'nlu/banking77/train.tsv');
  if (!existsSync(file)) throw new NotAvailable(`there is no file ${file}; name its folder with --data`);
  const server = await startSamtale();
  try {
    const bot = await RetrainedBot.signIn(server.ready);
    const fullMs = await bot.importPhrases(file);
    const times: number[] = [];
    for (const { flow, question } of quick ? phrases.slice(0, 1) : phrases) {
      times.push(await bot.addPhrase(flow, question));
      log(`  ${times.at(-1)?.toFixed(0)} ms`);
    }
    const what = 'retrain after one phrase, banking77';
    return [
      atMost(ownFigure(`${what}: published → answering`, median(times), 'ms'), mostMs),
      shown(ownFigure(`${what}: slowest`, Math.max(...times), 'ms')),
      shown(ownFigure('training in full after the import, banking77', fullMs, 'ms')),
    ];
  } finally {
    await server.stop();
  }
}
