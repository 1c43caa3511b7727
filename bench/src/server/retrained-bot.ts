import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Call, createClient, endpoints, english, newId, withoutSecondFactor } from '@samtale/contract';
import { answerColumn, withAnswers } from '../with-answers.ts';
import type { ReadyServer } from './start-samtale.ts';
import { untilTrained } from './until-trained.ts';

/** How often is asked whether something has happened, in milliseconds. */
const pause = 50;
/** After so many milliseconds it is not going to happen. */
const patience = 120_000;

/** The English demo agent of a running server, as its staff change it and its visitors ask it. */
export class RetrainedBot {
  private readonly call: Call;
  private readonly ask: (question: string) => Promise<string | null>;
  private readonly agentId: string;

  private constructor(agentId: string, call: Call, ask: (question: string) => Promise<string | null>) {
    this.agentId = agentId;
    this.call = call;
    this.ask = ask;
  }

  static async signIn({ url, user, password, agentId, widget }: ReadyServer): Promise<RetrainedBot> {
    const callAs = (token: string | null) => createClient({ baseUrl: `${url}/api`, token: () => token });
    const { accessToken } = withoutSecondFactor(
      await callAs(null)(endpoints.auth.login, { body: { userName: user, password } }),
    );
    const { token } = await callAs(null)(endpoints.widgets.startConversation, {
      params: { clientKey: widget.split('/').at(-1) ?? '' },
      body: { language: 'en' },
    });
    const visitor = callAs(token);
    return new RetrainedBot(agentId, callAs(accessToken.token), async (text) => {
      const { events } = await visitor(endpoints.widgets.sendVisitorMessage, {
        body: { clientId: crypto.randomUUID(), text },
      });
      const said = events.findLast(({ event }) => event.type === 'botSaid')?.event;
      return said?.type === 'botSaid' ? (said.flowId ?? null) : null;
    });
  }

  /** Imports a file of training data. How long its training took, in milliseconds. */
  async importPhrases(file: string): Promise<number> {
    await this.call(endpoints.training.importTrainingData, {
      params: this.params,
      query: { answerColumn },
      rawBody: new Blob([withAnswers(await readFile(file, 'utf8'))]),
    });
    return this.untilTrained();
  }

  /**
   * Adds a phrase to a flow and publishes it. How long it takes, in milliseconds from the call, until a visitor who
   * says it is answered by that flow.
   */
  async addPhrase(title: string, question: string): Promise<number> {
    const { list } = await this.call(endpoints.flows.getAllFlow, { params: this.params });
    const intentId = list.find((flow) => flow.title === title)?.id;
    if (!intentId) throw new Error(`There is no flow ${title}`);
    const flow = await this.call(endpoints.flows.getFlow, { params: { ...this.params, intentId } });
    if ((await this.ask(question)) === intentId) throw new Error(`${title} answers before it is trained`);
    const trainingPhraseList = [...flow.trainingPhraseList, { id: newId, question }];
    const started = performance.now();
    await this.call(endpoints.flows.addOrUpdateFlow, {
      params: this.params,
      body: { ...flow, isActive: true, trainingPhraseList },
    });
    while ((await this.ask(question)) !== intentId) {
      if (performance.now() - started > patience) throw new Error('The new release does not answer');
      await setTimeout(pause);
    }
    const took = performance.now() - started;
    await this.untilTrained();
    return took;
  }

  private get params() {
    return { agentId: this.agentId, languageId: english.id };
  }

  private async untilTrained(): Promise<number> {
    return (await untilTrained(this.call, this.agentId, patience)).durationMs ?? 0;
  }
}
