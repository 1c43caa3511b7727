import { existsSync, readFileSync } from 'node:fs';
import { endpoints, english } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { createWidget } from '../../../test/factories.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

/** A real agent, which lies beside the project; without it there is nothing to test. */
const file = new URL('../../../../../../shared/data/agents/iosched.dialogflow-es.zip', import.meta.url);
const isThere = existsSync(file);
if (!isThere) console.info('import-iosched.test.ts is skipped: ../shared/data/agents is not there');

const { exchange, flows } = endpoints;
const server = useServer();
const { agent, staff } = useAgent(server, beforeAll, { speaks: ['en'] });

test.skipIf(!isThere)(
  'a real conference assistant is imported, answers and asks for a missing value',
  async () => {
    const bytes = new Uint8Array(readFileSync(file));
    const report = await staff.call(exchange.importAgent, {
      params: { agentId: agent.id },
      rawBody: new Blob([bytes]),
    });
    expect(report).toMatchObject({
      source: 'dialogflow',
      languageList: [
        { languageCode: 'en', flows: { created: 51, replaced: 0, skipped: 0 }, entityTypes: { created: 5 } },
      ],
    });
    const titlesOf = (kind: string) =>
      report.noteList.filter((note) => note.kind === kind).map(({ title, detail }) => detail || title);
    expect(titlesOf('webhook')).toContain('after-party');
    expect(titlesOf('webhook')).toContain('https://<REGION>-<PROJECT_ID>.cloudfunctions.net/googleio');
    expect(titlesOf('secondWelcome')).toEqual(['welcome']);
    expect(titlesOf('secondFallback')).toEqual(['fallback']);
    expect(titlesOf('contextMissing')).toContain('pre-or-during-io');
    expect(titlesOf('platform')).toContain('google: simple_response, suggestion_chips');
    expect(report.noteList.filter(({ kind }) => kind === 'noAnswer').map(({ title }) => title)).toEqual([
      'directions',
      'ask-attending-no',
      'ask-attending-yes',
      'show-schedule-session-directions',
    ]);
    expect(report.problemList).toContainEqual({
      languageCode: 'en',
      title: 'show-session',
      keyList: ['missingTrainingPhrasePartParameter'],
    });

    const { list } = await staff.call(flows.getAllFlow, {
      params: { agentId: agent.id, languageId: english.id },
    });
    const idOf = (title: string) => list.find((flow) => flow.title === title)?.id;
    const parentOf = (title: string) => list.find((flow) => flow.title === title)?.followUpParentId;
    expect(parentOf('check-type')).toBe(idOf('browse-sessions'));
    expect(parentOf('popular-justice-songs')).toBe(idOf('concert'));

    await untilTrained(staff.call, agent.id);
    const visitor = await visitorOf(server, await createWidget(server.app, agent.id));
    const { call } = visitor;
    expect(call).toBeDefined();
    expect(botWords(await visitor.say('How do you like your eggs?'))).toContain(
      'My favorite kind is easter eggs.',
    );
    expect(botWords(await visitor.say('no thanks'))).toContain(
      "Come back if there's anything else IO you'd like to know.",
    );
    // Its phrases all say a topic, so that only a button leads there without one.
    const asked = await visitor.say('Sessions', { pickedFlowId: idOf('browse-sessions') ?? '' });
    expect(botWords(asked)).toEqual(['Which topic do you want to hear about?']);
    expect(botWords(await visitor.say('augmented reality'))).toEqual([
      expect.stringContaining("I'm getting an unexpected error"),
    ]);
  },
);
