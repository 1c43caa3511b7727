import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '@samtale/contract';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { runProcess } from '../process/run-process.ts';
import { atMost, ownFigure, shown } from '../rows.ts';
import type { Answered, AskTask } from './ask-business.ts';
import { businesses } from './businesses.ts';

const script = fileURLToPath(new URL('ask-business.ts', import.meta.url));
const languages: readonly LanguageCode[] = ['da', 'en'];
/** Of all questions: answered by a flow or a page that is not the right one. */
const mostWrong = 5;

/** How many questions bots that began with starter flows and ten pages answer rightly, and how many wrongly. */
export async function benchAnswers({ log }: BenchOptions): Promise<BenchRow[]> {
  const all = await askEverywhere(true, log);
  const before = await askEverywhere(false, log);
  const figure = (what: string, is: (one: Answered) => boolean, among = all) =>
    ownFigure(`${what}, of ${among.length} questions`, percentOf(among, is), '%');
  return [
    atMost(figure('wrong answers given with confidence', isWrong), mostWrong),
    shown(figure('right answers', ({ isRight }) => isRight)),
    shown(figure('right answers that the bot says it is unsure of', (one) => one.isRight && one.isUnsure)),
    shown(figure('right answers of flows', ({ isRight, kind }) => isRight && kind === 'flow')),
    shown(figure('wrong answers of starter flows alone, before a page was read', isWrong, before)),
  ];
}

/** Asks each bot in each language, and says what it answered wrongly. */
async function askEverywhere(hasPages: boolean, log: BenchOptions['log']): Promise<Answered[]> {
  const all: Answered[] = [];
  for (const business of Object.keys(businesses)) {
    for (const language of languages) {
      const task: AskTask = { business, language, hasPages };
      const answered = JSON.parse(await runProcess([script, JSON.stringify(task)])) as Answered[];
      all.push(...answered);
      const share = percentOf(answered, ({ isRight }) => isRight);
      log(
        `  ${business}, ${language}${hasPages ? '' : ', no pages'}: ${share.toFixed(0)} % of ${answered.length} right`,
      );
      for (const { question, by, expected, kind, confidence } of answered.filter(isWrong)) {
        const how = kind === 'flow' ? `flow, ${((confidence ?? 0) * 100).toFixed(0)} %` : kind;
        log(`    ${question}: ${by} (${how}) instead of ${expected ?? 'nothing'}`);
      }
    }
  }
  return all;
}

const isWrong = ({ isRight, kind, isUnsure }: Answered): boolean =>
  !isRight && kind !== 'nothing' && !isUnsure;

function percentOf(all: readonly Answered[], is: (one: Answered) => boolean): number {
  return (100 * all.filter(is).length) / all.length;
}
