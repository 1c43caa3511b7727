import { asked, type Business, flow, own, page } from './business.ts';

/** A bicycle shop whose bot began with the flows of customer service, and has a flow for repairs of its own. */
export const bicycleShop: Business = {
  name: 'Cykler ved Åen',
  bot: 'service',
  trade: 'shop',
  ownFlow: {
    da: {
      title: 'Bestil reparation',
      phrases: [
        'jeg vil gerne have min cykel repareret',
        'kan jeg få en tid på værkstedet',
        'min cykel er gået i stykker',
        'bestil reparation',
        'kan I lave min cykel',
        'jeg vil bestille tid til et eftersyn',
        'min kæde er hoppet af',
      ],
      answer: 'Hvilken dag vil du komme med cyklen?',
    },
    en: {
      title: 'Book a repair',
      phrases: [
        'I would like to have my bike repaired',
        'can I get a time at the workshop',
        'my bike is broken',
        'book a repair',
        'can you fix my bike',
        'I want to book a service check',
        'my chain has come off',
      ],
      answer: 'Which day will you bring the bike?',
    },
  },
  pages: [
    {
      da: [
        'Priser',
        'Arbejde | Pris\nLapning af slange | 149 kr.\nNy kæde | 349 kr.\nJustering af gear | 199 kr.\nStort eftersyn | 699 kr.\nNye bremseklodser | 249 kr.',
      ],
      en: [
        'Prices',
        'Work | Price\nPuncture repair | DKK 149\nNew chain | DKK 349\nAdjusting the gears | DKK 199\nFull service check | DKK 699\nNew brake pads | DKK 249',
      ],
    },
    {
      da: [
        'Udlejning',
        'Vi udlejer bycykler for 120 kr. om dagen og elcykler for 250 kr. om dagen. Hjelm og lås er med i prisen. Du skal være fyldt 16 år og betale et depositum på 500 kr.',
      ],
      en: [
        'Rental',
        'We rent out city bikes for DKK 120 a day and e-bikes for DKK 250 a day. A helmet and a lock are included. You must be at least 16 and pay a deposit of DKK 500.',
      ],
    },
    {
      da: [
        'Åbningstider i sæsonen',
        'I april til august har værkstedet også åbent om søndagen. Vi holder lukket mellem jul og nytår.',
      ],
      en: [
        'Hours in the season',
        'From April to August the workshop is open on Sundays too. We are closed between Christmas and New Year.',
      ],
    },
    {
      da: [
        'Garanti',
        'Der er fem års garanti på stellet og to år på alle andre dele. Garantien dækker ikke dæk, slanger og andre sliddele.',
      ],
      en: [
        'Guarantee',
        'The frame has a guarantee of five years and all other parts of two. The guarantee does not cover tyres, tubes and other parts that wear out.',
      ],
    },
    {
      da: [
        'Om os',
        'Butikken blev åbnet i 1987 af to brødre. I dag er vi seks cykelsmede, og vi sælger også brugte cykler, som vi selv har sat i stand.',
      ],
      en: [
        'About us',
        'The shop was opened in 1987 by two brothers. Today we are six mechanics, and we also sell used bikes that we have restored ourselves.',
      ],
    },
    {
      da: [
        'Børnecykler',
        'Børnecykler fås fra 12 til 24 tommer. Når barnet er vokset fra cyklen, bytter vi den til en større og giver op til halvdelen af prisen tilbage. Et barnesæde monteres gratis.',
      ],
      en: [
        'Children’s bikes',
        'Children’s bikes come from 12 to 24 inches. When the child has outgrown the bike, we swap it for a larger one and give back up to half the price. A child seat is fitted free of charge.',
      ],
    },
    {
      da: [
        'Elcykler',
        'En elcykel kører 60 til 120 km på en opladning. Batteriet holder i cirka 800 opladninger, og et nyt koster 4.500 kr. Elcyklens første service efter 500 km er gratis.',
      ],
      en: [
        'E-bikes',
        'An e-bike goes 60 to 120 km on a charge. The battery lasts for about 800 charges, and a new one costs DKK 4,500. The first service of an e-bike, after 500 km, is free.',
      ],
    },
    {
      da: [
        'Afhentning',
        'Vi henter cyklen på din adresse for 200 kr. inden for 10 km, og kommer tilbage med den, når den er færdig. Varevognen kører tirsdag og torsdag.',
      ],
      en: [
        'Collection',
        'We collect the bike at your address for DKK 200 within 10 km, and bring it back when it is ready. The van drives on Tuesdays and Thursdays.',
      ],
    },
    {
      da: [
        'Betaling',
        'Du kan betale med kort, kontant eller MobilePay. Cykler over 3.000 kr. kan betales i tolv rater uden renter.',
      ],
      en: [
        'Payment',
        'You can pay by card, in cash or with MobilePay. Bikes of more than DKK 3,000 can be paid in twelve instalments without interest.',
      ],
    },
    {
      da: [
        'Afbestilling',
        'En tid på værkstedet kan afbestilles uden betaling indtil dagen før. Bestilte reservedele tages ikke retur.',
      ],
      en: [
        'Cancelling',
        'A time at the workshop can be cancelled free of charge until the day before. Spare parts that were ordered are not taken back.',
      ],
    },
  ],
  questions: asked(
    ['jeg punkterede i morges, kan I lave den', 'I got a flat this morning, can you fix it', own],
    ['min kæde er sprunget, kan jeg få den lavet', 'my chain snapped, can you repair it', own],
    ['jeg vil have en tid til eftersyn på tirsdag', 'I want a service check on Tuesday', own],
    ['hvad koster en lapning', 'how much is a puncture repair', page(0)],
    ['hvad koster det at få justeret gear', 'what does it cost to have the gears adjusted', page(0)],
    ['prisen på en ny kæde', 'the price of a new chain', page(0)],
    ['hvad er prisen for nye bremseklodser', 'what do new brake pads cost', page(0)],
    ['kan man leje en cykel hos jer', 'can I rent a bike from you', page(1)],
    ['hvad koster det at leje en elcykel', 'what does it cost to rent an e-bike', page(1)],
    ['hvor gammel skal man være for at leje', 'how old do I have to be to rent', page(1)],
    ['er der hjelm med når man lejer', 'does the rental include a helmet', page(1)],
    ['har værkstedet åbent om søndagen i juni', 'is the workshop open on Sundays in June', page(2)],
    ['holder I lukket mellem jul og nytår', 'are you closed between Christmas and New Year', page(2)],
    ['hvor længe er der garanti på stellet', 'how long is the guarantee on the frame', page(3)],
    ['dækker garantien slidte dæk', 'does the guarantee cover worn tyres', page(3)],
    ['sælger I brugte cykler', 'do you sell used bikes', page(4)],
    ['hvornår åbnede butikken', 'when was the shop opened', page(4)],
    ['hvilke størrelser har I til børn', 'what sizes do you have for children', page(5)],
    ['monterer I barnesæder', 'do you fit child seats', page(5)],
    [
      'bytter I en børnecykel som er blevet for lille',
      'do you swap a child’s bike that is too small',
      page(5),
    ],
    ['hvor langt kører en elcykel', 'how far does an e-bike go', page(6)],
    ['hvad koster et nyt batteri', 'how much is a new battery', page(6)],
    ['kan I hente min cykel derhjemme', 'can you collect my bike at home', page(7)],
    ['kan jeg betale med mobilepay', 'can I pay with MobilePay', page(8)],
    ['kan jeg betale i rater', 'can I pay in instalments', page(8)],
    ['kan jeg afbestille min tid', 'can I cancel my time at the workshop', page(9)],
    ['hvad er jeres tlf nr', 'what is your phone no', flow('contact')],
    ['hvornår har I åbent på mandag', 'when are you open on Monday', flow('openingHours')],
    ['jeg vil klage over en reparation', 'I want to complain about a repair', flow('complaint')],
    ['er du en robot', 'are you a robot', flow('robot')],
    ['reparerer I også barnevogne', 'do you also repair prams', 'nothing'],
    ['sælger I rulleskøjter', 'do you sell roller skates', 'nothing'],
    ['hvem vandt Tour de France', 'who won the Tour de France', 'nothing'],
  ),
};
