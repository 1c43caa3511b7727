import { asked, type Business, flow, own, page } from './business.ts';

/** A piano tuner whose bot also has a flow of its own, which books a tuning. */
export const pianoTuner: Business = {
  name: 'Klaverstemmeren Højby',
  bot: 'service',
  trade: 'other',
  ownFlow: {
    da: {
      title: 'Bestil stemning',
      phrases: [
        'jeg vil gerne bestille en stemning',
        'kan jeg få en tid til stemning',
        'kan I komme og stemme mit klaver',
        'mit klaver skal stemmes',
        'bestil tid',
        'jeg vil have stemt mit flygel',
        'har I tid til at stemme et klaver',
      ],
      answer: 'Skriv din adresse, så finder vi en tid.',
    },
    en: {
      title: 'Book a tuning',
      phrases: [
        'I would like to book a tuning',
        'can I have a time for a tuning',
        'can you come and tune my piano',
        'my piano needs tuning',
        'book a time',
        'I want my grand piano tuned',
        'do you have time to tune a piano',
      ],
      answer: 'Write your address, and we will find a time.',
    },
  },
  pages: [
    {
      da: [
        'Priser',
        'En stemning koster 950 kr. for klaver og 1.150 kr. for flygel. En reparation koster 620 kr. i timen.',
      ],
      en: [
        'Prices',
        'A tuning costs DKK 950 for a piano and DKK 1,150 for a grand. A repair costs DKK 620 an hour.',
      ],
    },
    {
      da: [
        'Sådan foregår en stemning',
        'En stemning tager halvanden time. Der skal være ro i rummet, og nogen skal være hjemme og lukke op.',
      ],
      en: [
        'How a tuning goes',
        'A tuning takes an hour and a half. The room has to be quiet, and somebody has to be at home to let us in.',
      ],
    },
    {
      da: ['Garanti', 'Der er tre måneders garanti på en stemning og to år på reparationer.'],
      en: ['Guarantee', 'There is a guarantee of three months on a tuning and of two years on repairs.'],
    },
    {
      da: [
        'Luftfugtighed',
        'Et klaver har det bedst ved 40 til 60 procent luftfugtighed. Stil det ikke ved en radiator.',
      ],
      en: [
        'Humidity',
        'A piano is best kept at 40 to 60 per cent humidity. Do not put it beside a radiator.',
      ],
    },
    {
      da: [
        'Flytning',
        'Vi flytter klaverer på Fyn. Et klaver skal stå tre uger i sit nye hjem, før det stemmes. Trapper koster ekstra.',
      ],
      en: [
        'Moving',
        'We move pianos on Funen. A piano has to stand in its new home for three weeks before it is tuned. Stairs cost extra.',
      ],
    },
    {
      da: [
        'Udlejning',
        'Du kan leje et klaver for 350 kr. om måneden. Lejen trækkes fra, hvis du køber det.',
      ],
      en: [
        'Rental',
        'You can rent a piano for DKK 350 a month. What you have paid is taken off if you buy it.',
      ],
    },
  ],
  questions: asked(
    ['hvad koster en stemning', 'what does a tuning cost', page(0)],
    ['hvad er prisen for at få stemt et flygel', 'what is the price of having a grand piano tuned', page(0)],
    ['hvad tager I i timen for en reparation', 'what do you charge an hour for a repair', page(0)],
    ['hvor lang tid tager en stemning', 'how long does a tuning take', page(1)],
    ['skal jeg være hjemme til en stemning', 'do I have to be at home for a tuning', page(1)],
    ['skal der være ro når I stemmer', 'does it have to be quiet when you tune', page(1)],
    ['er der garanti på en stemning', 'is there a guarantee on a tuning', page(2)],
    ['hvor længe er der garanti på en reparation', 'how long is the guarantee on a repair', page(2)],
    ['hvilken luftfugtighed skal et klaver have', 'what humidity does a piano need', page(3)],
    ['må klaveret stå ved en radiator', 'may the piano stand beside a radiator', page(3)],
    ['kan I flytte et klaver', 'can you move a piano', page(4)],
    ['koster det ekstra med trapper', 'do stairs cost extra', page(4)],
    ['hvornår kan klaveret stemmes efter flytning', 'when can the piano be tuned after moving', page(4)],
    ['kan jeg leje et klaver', 'can I rent a piano', page(5)],
    ['hvad koster det at leje', 'what does it cost to rent', page(5)],
    ['kan I stemme mit klaver på mandag', 'can you tune my piano on Monday', own],
    ['jeg vil bestille en stemning i næste uge', 'I want to book a tuning next week', own],
    ['kan du komme og stemme vores klaver', 'could you come and tune our piano', own],
    ['mit flygel trænger til at blive stemt', 'my grand piano has to be tuned', own],
    ['jeg skal have en tid', 'I need a time', own],
    ['hvornår har I åbent', 'when are you open', flow('openingHours')],
    ['hvad er jeres telefonnummer', 'what is your phone number', flow('contact')],
    ['sælger I violiner', 'do you sell violins', 'nothing'],
    ['hvem vandt kampen i går', 'who won the match yesterday', 'nothing'],
  ),
};
