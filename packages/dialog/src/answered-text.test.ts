import { describe, expect, test } from 'vitest';
import { answeredText, calledIn, refusesToTell } from './answered-text.ts';

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

describe('where a name was asked for', () => {
  test.for([
    ['da', 'hun hedder Luna', 'Luna'],
    ['da', 'Han hedder Max.', 'Max'],
    ['da', 'den hedder bob', 'bob'],
    ['da', 'jeg hedder Karen Holm', 'Karen Holm'],
    ['da', 'Hej, jeg hedder Per', 'Per'],
    ['da', 'min lille hund hedder Fie', 'Fie'],
    ['da', 'hendes navn er Luna', 'Luna'],
    ['da', 'vi kalder ham bare Bo', 'Bo'],
    ['da', 'Hun hedder Luna, og hun er to', 'Luna'],
    ['da', 'de hedder Bo og Ida', 'Bo og Ida'],
    ['en', 'His name is Max', 'Max'],
    ['en', "her name's Luna", 'Luna'],
    ['en', 'my name is Karen Holm', 'Karen Holm'],
    ['en', 'it’s called Bob', 'Bob'],
    ['en', 'the dog is called Bob and he is two', 'Bob'],
    ['en', 'we call her Fie', 'Fie'],
  ] as const)('%s, called: %s', ([language, said, name]) => {
    expect(calledIn(said, language)).toBe(name);
  });

  test.for([
    ['da', 'Luna'],
    ['da', 'den hedder ikke noget endnu'],
    ['da', 'jeg ved ikke hvad den hedder'],
    ['da', 'Hedder'],
    ['en', 'Luna'],
    ['en', 'No Name Ltd'],
    ['en', 'it is not called anything'],
    ['en', "I don't know the name"],
  ] as const)('%s, no more than that: %s', ([language, said]) => {
    expect(calledIn(said, language)).toBeUndefined();
  });
});

describe('who does not want to tell', () => {
  test.for([
    ['da', 'Nej, jeg vil ikke give mit nummer'],
    ['da', 'jeg har ikke lyst til at opgive mit telefonnummer'],
    ['da', 'det vil jeg helst ikke oplyse her'],
    ['da', 'jeg vil gerne være fri for at oplyse min adresse'],
    ['da', 'Det kommer ikke jer ved!'],
    ['en', "I don't want to give you my number"],
    ['en', 'I’d prefer not to say'],
    ['en', 'I won’t tell you'],
    ['en', "that's none of your business"],
    ['en', "I'm not giving my phone number to a bot"],
  ] as const)('%s: %s', ([language, said]) => {
    expect(refusesToTell(said, language)).toBe(true);
    expect(answeredText(said, language)).toBeNull();
  });

  test.for([
    ['da', 'jeg vil ikke give mere end 500 kr'],
    ['da', 'jeg vil ikke sidde ved vinduet'],
    ['da', 'vi deler ikke værelse'],
    ['da', 'det ved jeg ikke'],
    ['en', 'do not leave it here'],
    ['en', "I don't want to give more than 50"],
    ['en', "I don't know"],
  ] as const)('%s, not who says: %s', ([language, said]) => {
    expect(refusesToTell(said, language)).toBe(false);
  });
});
