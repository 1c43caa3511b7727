import { describe, expect, test } from 'vitest';
import { type GuessedLanguage, guessLanguage } from './guess-language.ts';

const questions: Readonly<Record<GuessedLanguage, readonly string[]>> = {
  da: [
    'Hvornår har I åbent?',
    'Hvor lang tid tager leveringen?',
    'Kan jeg bytte en vare, som jeg har fået i gave?',
    'Jeg har glemt min adgangskode, hvad gør jeg?',
    'Hvad koster det at få sendt en pakke til Sverige?',
    'Har I noget på lager i butikken?',
    'Jeg vil gerne tale med en medarbejder',
  ],
  no: [
    'Når har dere åpent?',
    'Hvor lang tid tar leveringen?',
    'Kan jeg bytte en vare som jeg har fått i gave?',
    'Jeg har glemt passordet mitt, hva gjør jeg nå?',
    'Hva koster det å få sendt en pakke til Sverige?',
    'Har dere noe på lager i butikken?',
    'Jeg vil gjerne snakke med noen',
  ],
  sv: [
    'När har ni öppet?',
    'Hur lång tid tar leveransen?',
    'Kan jag byta en vara som jag har fått i present?',
    'Jag har glömt mitt lösenord, vad ska jag göra?',
    'Vad kostar det att skicka ett paket till Danmark?',
    'Finns det något i lager i butiken?',
    'Jag vill gärna prata med en medarbetare',
  ],
  en: [
    'When are you open?',
    'How long does the delivery take?',
    'Can I exchange something that I got as a gift?',
    'I have forgotten my password, what do I do?',
    'What does it cost to have a parcel sent to Sweden?',
    'Do you have any in stock at the shop?',
    'I would like to talk to an employee',
  ],
  de: [
    'Wann haben Sie geöffnet?',
    'Wie lange dauert die Lieferung?',
    'Kann ich einen Artikel umtauschen, den ich geschenkt bekommen habe?',
    'Ich habe mein Passwort vergessen, was muss ich tun?',
    'Was kostet es, ein Paket nach Schweden zu schicken?',
    'Haben Sie noch etwas auf Lager?',
    'Ich möchte mit einem Mitarbeiter sprechen',
  ],
  nl: [
    'Wanneer zijn jullie open?',
    'Hoe lang duurt de levering?',
    'Kan ik een artikel ruilen dat ik cadeau heb gekregen?',
    'Ik ben mijn wachtwoord vergeten, wat moet ik doen?',
    'Wat kost het om een pakket naar Zweden te sturen?',
    'Hebben jullie dit nog op voorraad in de winkel?',
    'Ik wil graag met een medewerker praten',
  ],
  fr: [
    'Quand êtes-vous ouverts ?',
    'Combien de temps prend la livraison ?',
    'Est-ce que je peux échanger un article que j’ai reçu en cadeau ?',
    'J’ai oublié mon mot de passe, que dois-je faire ?',
    'Quel est le prix pour envoyer un colis à la Suède ?',
    'Avez-vous encore des articles dans le magasin ?',
    'Je veux parler avec une personne',
  ],
  es: [
    '¿Cuándo están abiertos?',
    '¿Cuánto tiempo tarda la entrega?',
    '¿Puedo cambiar un artículo que me han regalado?',
    'He olvidado mi contraseña, ¿qué debo hacer?',
    '¿Cuál es el precio para enviar un paquete a Suecia?',
    '¿Hay algo más en la tienda ahora?',
    'Quiero hablar con una persona',
  ],
};

test.for(Object.entries(questions))('questions are recognised as %s', ([language, texts]) => {
  expect(guessLanguage(texts)).toBe(language);
});

describe('nothing is said', () => {
  test('of few texts, however long', () => {
    for (const texts of Object.values(questions)) expect(guessLanguage([texts.join(' ')])).toBeNull();
  });

  test('of short ones, of titles, numbers and names', () => {
    const titles = ['Åbningstider', 'Levering', 'Betaling', 'Priser', 'Kontakt', 'Retur og bytte', 'Support'];
    expect(guessLanguage(titles)).toBeNull();
    const names = ['iPhone 15 Pro Max', 'Samsung Galaxy S24 Ultra', 'Nokia 3310', 'Sony Xperia 5'];
    expect(guessLanguage(Array.from({ length: 40 }, () => names).flat())).toBeNull();
    expect(guessLanguage(['', ' ', '1', '22', '?'])).toBeNull();
  });

  test('of as many in one language as in another', () => {
    expect(guessLanguage([...questions.da, ...questions.en])).toBeNull();
    expect(guessLanguage([...questions.da, ...questions.no])).toBeNull();
  });

  test('of a language that is not told apart', () => {
    const finnish = [
      'Milloin teillä on auki?',
      'Kuinka kauan toimitus kestää?',
      'Voinko vaihtaa tuotteen, jonka olen saanut lahjaksi?',
      'Olen unohtanut salasanani, mitä minun pitää tehdä?',
      'Paljonko maksaa lähettää paketti Ruotsiin?',
      'Haluan puhua työntekijän kanssa nyt heti',
    ];
    expect(guessLanguage([...finnish, ...finnish])).toBeNull();
  });
});

test('a few words of another language change nothing', () => {
  expect(guessLanguage([...questions.da, 'What is the tracking number?'])).toBe('da');
  expect(guessLanguage([...questions.da, 'Virker jeres app på en iPhone med "Find my"?'])).toBe('da');
});
