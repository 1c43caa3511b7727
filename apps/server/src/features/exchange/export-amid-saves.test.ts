import { danish, endpoints, newId } from '@samtale/contract';
import { expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { flowInput } from '../../../test/flow-content.ts';
import { staffOf } from '../../../test/people.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();

/** So many are read in several portions. */
const phraseCount = 3000;

test('an exported bot is as it was at one moment, whatever is saved while it is read', async () => {
  const agentId = await createAgent(server.app);
  const staff = await staffOf(server, agentId);
  const params = { agentId, languageId: danish.id };
  const rows = Array.from({ length: phraseCount }, (_, n) => `Spørgsmål nummer ${n}\tFyld`);
  await staff.call(endpoints.training.importTrainingData, { params, rawBody: new Blob([rows.join('\n')]) });
  // The flow is read first and its phrase last: both say how many times it has been saved.
  const save = (id: string, times: number, revision: number) =>
    staff.call(endpoints.flows.addOrUpdateFlow, {
      params,
      body: flowInput({
        id,
        revision,
        isActive: false,
        title: `Gemt ${times}`,
        trainingPhraseList: [{ id: newId, question: `Gemt ${times}` }],
      }),
    });
  let saved = await save(newId, 0, 0);
  let isExported = false;
  const saving = (async () => {
    for (let times = 1; !isExported; times++) saved = await save(saved.id, times, saved.revision);
    return saved;
  })();
  const file = await staff.call(endpoints.exchange.exportAgent, { params: { agentId } });
  isExported = true;
  const { id, title: lastTitle } = await saving;
  const exported = file.languageList[0]?.flowList.find((flow) => flow.id === id);
  expect(exported?.trainingPhraseList.map(({ question }) => question)).toEqual([exported?.title]);
  expect(lastTitle).not.toBe('Gemt 0');
  expect(
    file.languageList[0]?.flowList.find(({ title }) => title === 'Fyld')?.trainingPhraseList,
  ).toHaveLength(phraseCount);
});
