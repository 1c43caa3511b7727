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
  const all: Answered[] = [];
  for (const business of Object.keys(businesses)) {
    for (const language of languages) {
      const task: AskTask = { business, language };
      const answered = JSON.parse(await runProcess([script, JSON.stringify(task)])) as Answered[];
      all.push(...answered);
      const share = percentOf(answered, ({ isRight }) => isRight);
      log(`  ${business}, ${language}: ${share.toFixed(0)} % of ${answered.length} right`);
      for (const { question, by, expected, kind, confidence } of answered.filter(isWrong)) {
        const how = kind === 'flow' ? `flow, ${((confidence ?? 0) * 100).toFixed(0)} %` : kind;
        log(`    ${question}: ${by} (${how}) instead of ${expected ?? 'nothing'}`);
      }
    }
  }
  const figure = (what: string, is: (one: Answered) => boolean) =>
    ownFigure(`${what}, of ${all.length} questions`, percentOf(all, is), '%');
  return [
    atMost(figure('wrong answers given with confidence', isWrong), mostWrong),
    shown(figure('right answers', ({ isRight }) => isRight)),
    shown(figure('right answers of flows', ({ isRight, kind }) => isRight && kind === 'flow')),
  ];
}

const isWrong = ({ isRight, kind }: Answered): boolean => !isRight && kind !== 'nothing';

function percentOf(all: readonly Answered[], is: (one: Answered) => boolean): number {
  return (100 * all.filter(is).length) / all.length;
}
