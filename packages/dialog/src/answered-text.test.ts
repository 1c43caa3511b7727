import { describe, expect, test } from 'vitest';
import { answeredText } from './answered-text.ts';

describe('what an answer tells', () => {
  test.for([
    ['da', 'Det ved jeg ikke'],
    ['da', 'ved ikke'],
    ['da', 'Jeg ved det ikke endnu.'],
    ['da', 'øh, det ved jeg faktisk ikke'],
    ['da', 'jeg aner det ikke'],
    ['da', 'Ingen anelse!'],
    ['da', 'jeg er ikke sikker'],
    ['da', 'Det er jeg ikke sikker på'],
    ['da', 'Hvorfor det?'],
    ['da', 'det siger jeg ikke'],
    ['da', 'det vil jeg helst ikke oplyse'],
    ['da', 'Det samme som sidst'],
    ['da', 'det kan jeg ikke huske'],
    ['da', '?'],
    ['en', "I don't know"],
    ['en', 'i dont know, sorry'],
    ['en', 'I don’t know yet'],
    ['en', 'I don’t really know'],
    ['en', 'No idea'],
    ['en', 'I have no idea'],
    ['en', "I'm not sure"],
    ['en', 'why?'],
    ['en', 'I’d rather not say'],
    ['en', 'I won’t tell you'],
    ['en', 'same as last time'],
    ['en', 'I can’t remember'],
    ['en', '??'],
  ] as const)('%s, nothing: %s', ([language, said]) => {
    expect(answeredText(said, language)).toBeNull();
  });

  test.for([
    ['da', 'jeg hedder Per', 'Per'],
    ['da', 'Mit navn er per hansen.', 'per hansen'],
    ['da', 'det er Per', 'Per'],
    ['da', 'Jeg er Åse', 'Åse'],
    ['en', 'my name is Per', 'Per'],
    ['en', "I'm Per", 'Per'],
    ['en', 'I’m Per van der Berg', 'Per van der Berg'],
    ['en', "It's Per!", 'Per'],
  ] as const)('%s, a name: %s', ([language, said, name]) => {
    expect(answeredText(said, language)).toBe(name);
  });

  test.for([
    ['da', ' Per '],
    ['da', 'det er koldt i stuen'],
    ['da', 'Det er Per og jeg vil gerne ringes op'],
    ['da', 'Hej, jeg hedder Per'],
    ['da', 'jeg hedder'],
    ['da', 'Jeg ved ikke hvor bilen er'],
    ['da', 'Ring ikke'],
    ['da', "I'm Per"],
    ['da', '-'],
    ['en', "it's broken"],
    ['en', 'I don’t know the number of the room'],
    ['en', 'Imran'],
    ['en', 'Ito Kim'],
    ['en', 'Ida'],
    ['en', 'No Name Ltd'],
    ['en', 'An idea'],
    ['en', 'jeg hedder Per'],
  ] as const)('%s, as it is written: %s', ([language, said]) => {
    expect(answeredText(said, language)).toBe(said.trim());
  });
});
