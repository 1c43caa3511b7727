import { asked, type Business, flow, page } from './business.ts';

/** A driving school whose bot began with the flows of sales. */
export const drivingSchool: Business = {
  name: 'Køreskolen Rattet',
  bot: 'sales',
  trade: 'other',
  pages: [
    {
      da: [
        'Lovpakken til bil',
        'Lovpakken til bil koster 14.900 kr. og dækker 29 teorilektioner, 16 kørelektioner, køreteknisk anlæg og lån af bil til prøven.',
      ],
      en: [
        'The car licence package',
        'The car licence package costs DKK 14,900 and covers 29 theory lessons, 16 driving lessons, the skid course and the loan of a car for the test.',
      ],
    },
    {
      da: [
        'Glatbane',
        'På glatbanen øver du at bremse og styre udenom i glat føre. Det tager fire timer, og du møder på anlægget i Hinge.',
      ],
      en: [
        'Skid course',
        'On the skid course you practise braking and steering clear on slippery roads. It takes four hours, and you meet at the track in Hinge.',
      ],
    },
    {
      da: [
        'Lægeattest',
        'Du skal have en lægeattest, før du søger om kørekort. Din egen læge udsteder den og tager omkring 500 kr.',
      ],
      en: [
        'Medical certificate',
        'You need a medical certificate before you apply for a licence. Your own doctor issues it and charges about DKK 500.',
      ],
    },
    {
      da: [
        'Førstehjælp',
        'Et færdselsrettet førstehjælpskursus på otte timer er et krav. Det holdes den første søndag i måneden i Røde Kors-huset.',
      ],
      en: [
        'First aid',
        'An eight-hour first aid course is required. It is held on the first Sunday of the month in the Red Cross house.',
      ],
    },
    {
      da: [
        'Teoriprøven',
        'Teoriprøven har 25 billeder, og du må højst have fem fejl. Dumper du, kan du gå op igen efter 14 dage mod et nyt gebyr.',
      ],
      en: [
        'The theory test',
        'The theory test has 25 pictures, and you may make no more than five mistakes. If you fail, you can try again after 14 days for a new fee.',
      ],
    },
    {
      da: [
        'Motorcykel',
        'Til motorcykel er der tre klasser: A1, A2 og A. Du skal være 24 år til den store. Hjelm og dragt låner du hos os.',
      ],
      en: [
        'Motorcycle',
        'There are three classes for motorcycle: A1, A2 and A. You must be 24 for the big one. You borrow helmet and suit from us.',
      ],
    },
    {
      da: [
        'Trailer',
        'Med trailerkort (B+) må du køre vogntog op til 4.250 kg. Kurset varer syv timer uden prøve i teori.',
      ],
      en: [
        'Trailer',
        'With a trailer licence (B+) you may tow up to 4,250 kg in all. The course lasts seven hours, without a theory test.',
      ],
    },
    {
      da: [
        'Kørelærerne',
        'Vore kørelærere hedder Birgit og Yusuf. Birgit kører med automatgear, Yusuf med manuelt gear.',
      ],
      en: [
        'The instructors',
        'Our instructors are Birgit and Yusuf. Birgit drives an automatic, Yusuf a manual gearbox.',
      ],
    },
    {
      da: [
        'Ordblinde',
        'Er du ordblind, får du teorien læst op og ekstra tid til prøven. Sig det, når du melder dig til.',
      ],
      en: [
        'Dyslexia',
        'If you are dyslexic, the theory is read aloud to you and you get extra time for the test. Tell us when you sign up.',
      ],
    },
    {
      da: [
        'Kørekort som 17-årig',
        'Som 17-årig må du køre med en erfaren ledsager over 30 år. Ordningen gælder, til du fylder 18.',
      ],
      en: [
        'Driving at 17',
        'At 17 you may drive with an experienced companion over 30. This applies until you turn 18.',
      ],
    },
  ],
  questions: asked(
    ['hvad koster et kørekort til bil', 'what does a car licence cost', page(0)],
    ['hvor mange kørelektioner er der i pakken', 'how many driving lessons are in the package', page(0)],
    ['hvad laver man på glatbanen', 'what do you do on the skid course', page(1)],
    ['hvor ligger glatbanen', 'where is the skid course', page(1)],
    ['skal jeg have en lægeattest', 'do I need a medical certificate', page(2)],
    ['hvad koster lægeattesten', 'how much is the medical certificate', page(2)],
    ['hvornår er der førstehjælpskursus', 'when is the first aid course', page(3)],
    ['hvor mange fejl må jeg have i teoriprøven', 'how many mistakes may I make in the theory test', page(4)],
    ['hvad sker der hvis jeg dumper teoriprøven', 'what happens if I fail the theory test', page(4)],
    ['kan jeg låne en hjelm til motorcykel', 'can I borrow a helmet for the motorcycle', page(5)],
    ['hvor gammel skal man være til motorcykel', 'how old do I have to be for a motorcycle', page(5)],
    ['hvor tung en trailer må jeg køre med', 'how heavy a trailer may I tow', page(6)],
    ['hvor lang tid tager trailerkurset', 'how long does the trailer course take', page(6)],
    ['har I en bil med automatgear', 'do you have an automatic car', page(7)],
    ['hvad hedder jeres kørelærere', 'what are your instructors called', page(7)],
    ['jeg er ordblind, kan jeg få teorien læst op', 'I am dyslexic, can the theory be read aloud', page(8)],
    ['må jeg køre bil når jeg er 17', 'may I drive when I am 17', page(9)],
    ['hvor gammel skal min ledsager være', 'how old must my companion be', page(9)],
    ['hvad er jeres priser', 'what are your prices', 'nothing'],
    ['har I en prisliste jeg kan se', 'do you have a price list I can see', 'nothing'],
    ['jeg vil gerne have et tilbud', 'I would like a quote', flow('quote')],
    ['giver I rabat', 'do you give a discount', 'nothing'],
    ['hvad siger andre kunder om jer', 'what do your customers say', 'nothing'],
    ['kan jeg tale med en medarbejder', 'can I talk to a person', flow('human')],
    ['hvem vandt fodboldkampen i går', 'who won the football match yesterday', 'nothing'],
    ['kan I klippe mit hår', 'can you cut my hair', 'nothing'],
    ['hvordan bager man rugbrød', 'how do I bake rye bread', 'nothing'],
  ),
};
