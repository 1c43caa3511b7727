import { asked, type Business, flow, page } from './business.ts';

/** A dental clinic whose bot began with the flows of customer service. */
export const dentist: Business = {
  name: 'Tandlægerne Havnegade',
  bot: 'service',
  trade: 'clinic',
  pages: [
    {
      da: [
        'Tandblegning',
        'En tandblegning koster 2.495 kr. og tager halvanden time. Tænderne bliver to til fire nuancer lysere, og resultatet holder et til to år. Vi bleger ikke tænder på gravide.',
      ],
      en: [
        'Teeth whitening',
        'Teeth whitening costs DKK 2,495 and takes an hour and a half. Your teeth become two to four shades lighter, and the result lasts one to two years. We do not whiten teeth during pregnancy.',
      ],
    },
    {
      da: [
        'Tandlægeskræk',
        'Er du bange for tandlægen, så sig det til os. Vi begynder med en samtale, kan give lattergas eller beroligende medicin, og du kan løfte hånden, når du vil have en pause.',
      ],
      en: [
        'Dental fear',
        'If you are afraid of the dentist, tell us. We start with a talk, can give laughing gas or a sedative, and you can raise your hand whenever you want a break.',
      ],
    },
    {
      da: [
        'Akut tandpine',
        'Har du akut tandpine, får du en tid samme dag. En akut undersøgelse koster 450 kr. Uden for klinikkens tid henviser vi til tandlægevagten.',
      ],
      en: [
        'Acute toothache',
        'If you have an acute toothache, you are seen the same day. An emergency examination costs DKK 450. Outside the hours of the clinic we refer you to the emergency dental service.',
      ],
    },
    {
      da: [
        'Børn',
        'Børn og unge under 22 år går gratis til tandlæge hos os. Det første besøg er omkring to års alder og varer et kvarter.',
      ],
      en: [
        'Children',
        'Children and young people under 22 see the dentist free of charge. The first visit is at about the age of two and lasts fifteen minutes.',
      ],
    },
    {
      da: [
        'Implantater',
        'Et implantat er en kunstig tandrod af titan. Det koster fra 18.000 kr. med krone og behandlingen strækker sig over fire til seks måneder.',
      ],
      en: [
        'Implants',
        'An implant is an artificial tooth root of titanium. It costs from DKK 18,000 including the crown, and the treatment takes four to six months.',
      ],
    },
    {
      da: [
        'Tilskud fra Danmark',
        'Er du medlem af sygeforsikringen danmark, får du tilskud til tandrensning, fyldninger og rodbehandling. Vi indberetter automatisk, og pengene går ind på din konto.',
      ],
      en: [
        'Health insurance',
        'Members of the health insurance "danmark" get a subsidy for cleaning, fillings and root canals. We report automatically, and the subsidy is paid to your account.',
      ],
    },
    {
      da: [
        'Tandrensning',
        'En tandrensning med undersøgelse koster 395 kr. Vi anbefaler den hver sjette til tolvte måned, afhængigt af dit tandkød.',
      ],
      en: [
        'Cleaning',
        'A cleaning with a check-up costs DKK 395. We recommend it every six to twelve months, depending on your gums.',
      ],
    },
    {
      da: [
        'Usynlig bøjle',
        'Skæve tænder kan rettes med en usynlig bøjle af gennemsigtige skinner. Forløbet tager seks til atten måneder, og skinnerne skiftes hver anden uge.',
      ],
      en: [
        'Invisible braces',
        'Crooked teeth can be straightened with invisible braces, a set of clear aligners. It takes six to eighteen months, and the aligners are changed every other week.',
      ],
    },
    {
      da: [
        'Parkering',
        'Der er tre parkeringspladser bag klinikken med gratis parkering i to timer. Skriv din nummerplade i skranken.',
      ],
      en: [
        'Parking',
        'There are three parking spaces behind the clinic with free parking for two hours. Enter your number plate at the reception desk.',
      ],
    },
    {
      da: [
        'Afbud',
        'Kan du ikke komme, skal afbud meldes senest 24 timer før. Udebliver du, koster det 300 kr.',
      ],
      en: [
        'Cancellations',
        'If you cannot come, cancel no later than 24 hours before. Not showing up costs DKK 300.',
      ],
    },
  ],
  questions: asked(
    ['hvad koster en tandblegning', 'how much is teeth whitening', page(0)],
    ['hvor længe holder en blegning', 'how long does whitening last', page(0)],
    ['kan jeg få bleget tænder når jeg er gravid', 'can I whiten my teeth while pregnant', page(0)],
    ['jeg er bange for tandlægen', 'I am afraid of the dentist', page(1)],
    ['kan jeg få lattergas', 'can I get laughing gas', page(1)],
    ['giver I noget beroligende', 'do you give a sedative', page(1)],
    ['jeg har sindssygt ondt i en tand, kan det være tandpine', 'I have a terrible toothache', page(2)],
    ['hvad koster en akut undersøgelse', 'what does an emergency examination cost', page(2)],
    ['er det gratis for børn', 'is it free for children', page(3)],
    ['hvornår skal min datter have sit første besøg', 'when is the first visit for my daughter', page(3)],
    ['hvad koster et implantat', 'how much does an implant cost', page(4)],
    ['hvor lang tid tager et implantat', 'how long does an implant take', page(4)],
    ['får jeg tilskud fra sygeforsikringen danmark', 'do I get a subsidy from my health insurance', page(5)],
    ['hvad er prisen på en tandrensning', 'what is the price of a cleaning', page(6)],
    ['hvor tit skal tænderne renses', 'how often should I have a cleaning', page(6)],
    [
      'kan I rette skæve tænder med en usynlig bøjle',
      'can you straighten crooked teeth with invisible braces',
      page(7),
    ],
    ['hvor ofte skal skinnerne skiftes', 'how often are the aligners changed', page(7)],
    ['er der gratis parkering ved klinikken', 'is there free parking at the clinic', page(8)],
    ['hvad koster det hvis jeg udebliver', 'what does it cost if I do not show up', page(9)],
    ['hvornår skal jeg senest melde afbud', 'when do I have to cancel at the latest', page(9)],
    ['har I åbent om lørdagen', 'are you open on Saturdays', flow('openingHours')],
    ['hvornår åbner klinikken om morgenen', 'what time do you open in the morning', flow('openingHours')],
    ['hvad er jeres telefonnummer', 'what is your phone number', flow('contact')],
    ['kan jeg betale med mobilepay', 'can I pay with MobilePay', 'nothing'],
    ['kan jeg få en kvittering', 'can I have a receipt', 'nothing'],
    ['jeg vil gerne tale med et menneske', 'I would like to talk to a human', flow('human')],
    ['jeg vil klage over min behandling', 'I want to complain about my treatment', flow('complaint')],
    ['kan I lave min bil', 'can you repair my car', 'nothing'],
    ['hvad er hovedstaden i Peru', 'what is the capital of Peru', 'nothing'],
    ['sælger I hundefoder', 'do you sell dog food', 'nothing'],
  ),
};
