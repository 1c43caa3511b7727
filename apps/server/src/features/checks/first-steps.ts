import {
  type CheckFinding,
  companyValueNames,
  type endpoints,
  firstAnswersMax,
  type ReplyOf,
} from '@samtale/contract';

type FirstSteps = ReplyOf<typeof endpoints.checks.getFirstSteps>;

/** What is to be told before the bot can answer what visitors ask first, by what was found in its flows. Pure. */
export function firstSteps(findings: readonly CheckFinding[]): FirstSteps {
  const of = (wanted: CheckFinding['kind']) =>
    findings.flatMap(({ kind, intent, text }) => (kind === wanted && intent ? [{ intent, text }] : []));
  const waiting = of('untoldValue');
  const answerList = of('unansweredDraft').flatMap(({ intent, text: question }) =>
    question ? [{ intent, question }] : [],
  );
  return {
    untoldList: companyValueNames.flatMap((name) => {
      // Whoever sets the hours has told both of their values: the first stands for the other, too.
      if (name === 'openNow') return [];
      const isTold = (text: string | null) =>
        text === name || (name === 'openingHours' && text === 'openNow');
      const intentList = waiting.flatMap(({ intent, text }) => (isTold(text) ? [intent] : []));
      return intentList.length ? [{ name, intentList }] : [];
    }),
    answerList: answerList.slice(0, firstAnswersMax),
    answerCount: answerList.length,
  };
}
