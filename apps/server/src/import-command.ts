import {
  createClient,
  endpoints,
  type ImportReport,
  languages,
  type TrainingState,
  withoutSecondFactor,
} from '@samtale/contract';

interface ImportCommand {
  agent: string;
  language: string;
  server: string;
  user: string;
  password: string;
  'text-column'?: string;
  'flow-column'?: string;
  'answer-column'?: string;
  header?: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** How often the training is looked at, in milliseconds. */
const lookInterval = 300;

/** Imports a file through the running server and waits for the training. Throws with what went wrong. */
export async function importFile(command: ImportCommand): Promise<void> {
  const language = languages.find((one) => one.languageCodeShort === command.language);
  if (!language) throw new Error(`--language is da or en, not ${command.language}`);
  let token: string | null = null;
  const call = createClient({ baseUrl: `${command.server}/api`, token: () => token });
  const credentials = { userName: command.user, password: command.password };
  const pair = withoutSecondFactor(await call(endpoints.auth.login, { body: credentials }));
  token = pair.accessToken.token;

  const params = { agentId: command.agent, languageId: language.id };
  const query = {
    textColumn: command['text-column'],
    flowColumn: command['flow-column'],
    answerColumn: command['answer-column'],
    hasHeader: command.header === undefined ? undefined : command.header === 'true' ? 'true' : 'false',
  } as const;
  const rawBody = new Blob([command.bytes]);
  console.log(summary(await call(endpoints.training.importTrainingData, { params, query, rawBody })));

  const look = () => call(endpoints.training.getTrainingState, { params: { agentId: command.agent } });
  const state = await untilTrained(look);
  if (state.state === 'failed') throw new Error('The training failed; the server log says why.');
  console.log(
    `Version ${state.releaseNumber} answers: ${state.trainingPhraseCount} phrases in ${state.flowCount} flows.`,
  );
}

async function untilTrained(look: () => Promise<TrainingState>): Promise<TrainingState> {
  for (;;) {
    const state = await look();
    if (state.state === 'idle' || state.state === 'failed') return state;
    process.stdout.write(`\rTraining ${Math.round(state.progress * 100)} % `);
    await new Promise((resolve) => setTimeout(resolve, lookInterval));
  }
}

function summary(report: ImportReport): string {
  const reasons = Object.entries(report.skippedByReason).map(([reason, n]) => `  ${reason}: ${n}`);
  const lines = report.skipped
    .slice(0, 20)
    .map(({ line, reason, text }) => `  line ${line} (${reason}): ${text}`);
  return [
    `${report.rowCount} rows: ${report.addedPhraseCount} phrases added, ${report.createdFlowCount} flows created ` +
      `(${report.unansweredFlowCount} of them drafts, for want of an answer), ` +
      `${report.updatedFlowCount} updated, ${report.keptAnswerCount} kept the answer they had, ${report.skippedCount} skipped`,
    ...reasons,
    ...lines,
  ].join('\n');
}
