import { describe, expect, test } from 'vitest';
import { actionDefinitions } from './action-definitions.ts';
import { flowAction } from './actions.ts';

const parameters = Object.values(actionDefinitions).flatMap(({ type, parameterList }) =>
  parameterList.map(({ name, max }) => ({ type, name, max })),
);
const told = (type: number, name: string, length: number) => ({
  id: '11111111-1111-4111-8111-111111111111',
  type,
  redirectIntentId: null,
  intentActionParameterList: [{ name, value: 'a'.repeat(length) }],
});

describe('a parameter is as long as its definition lets it be', () => {
  test.for(parameters)('$name of kind $type: $max', ({ type, name, max }) => {
    expect(flowAction.safeParse(told(type, name, max)).success).toBe(true);
    const { error } = flowAction.safeParse(told(type, name, max + 1));
    expect(error?.issues).toMatchObject([
      { code: 'too_big', maximum: max, path: ['intentActionParameterList', 0, 'value'] },
    ]);
  });
});
