import { type ActionCondition, actionCondition, ConditionKind, newId, officeTime } from '@samtale/contract';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import texts from '../../../locales/da/flow-editor.json' with { type: 'json' };
import { conditionWords } from './condition-words.ts';

const i18n = createInstance();
await i18n.init({ lng: 'da', resources: { da: { flows: texts } } });

const weekend = officeTime.parse({ id: newId, dayOfWeekList: [6, 0], fromTime: '10:00', toTime: '14:00' });

test.for<[Partial<ActionCondition>, string]>([
  [{ kind: ConditionKind.openingHours }, 'I åbningstiden'],
  [{ kind: ConditionKind.outsideHours }, 'Uden for åbningstiden'],
  [{ kind: ConditionKind.customTime, officeTimeList: [weekend] }, 'lørdag/søndag 10:00–14:00'],
  [{ kind: ConditionKind.entity, parameterAlias: 'by', operator: 'equals', value: 'Ribe' }, 'by er Ribe'],
  [{ kind: ConditionKind.customInfo, parameterAlias: 'channel', value: 'sms' }, 'Kanal er Sms'],
  [{ kind: ConditionKind.customInfo, parameterAlias: 'language', value: 'en' }, 'Sprog er engelsk'],
  [
    { kind: ConditionKind.customInfo, parameterAlias: 'staffOnline', operator: 'true' },
    'Medarbejdere online er sand',
  ],
  [
    { kind: ConditionKind.customer, parameterAlias: 'email', operator: 'empty', value: 'x' },
    'Kundens e-mail er tom',
  ],
])('%j', ([condition, words]) => {
  const whole = actionCondition.parse({ id: newId, ...condition });
  expect(conditionWords(whole, i18n.getFixedT('da', 'flows'), 'da')).toBe(words);
});
