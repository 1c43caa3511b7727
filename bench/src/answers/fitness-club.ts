import { asked, type Business, flow, page } from './business.ts';

/** A fitness club whose bot began with the flows of support. */
export const fitnessClub: Business = {
  name: 'Fjordens Fitness',
  bot: 'support',
  trade: 'other',
  pages: [
    {
      da: [
        'Hold',
        'Yoga er mandag kl. 17, spinning onsdag kl. 18 og crossfit lørdag kl. 10. Book din plads i appen senest to timer før holdet begynder.',
      ],
      en: [
        'Classes',
        'Yoga is on Monday at 17, spinning on Wednesday at 18 and crossfit on Saturday at 10. Book your place in the app no later than two hours before the class.',
      ],
    },
    {
      da: [
        'Personlig træner',
        'En time med en personlig træner koster 450 kr., og ti timer koster 3.900 kr. Træneren lægger et program til dig.',
      ],
      en: [
        'Personal trainer',
        'An hour with a personal trainer costs DKK 450, ten hours cost DKK 3,900. The trainer makes a programme for you.',
      ],
    },
    {
      da: [
        'Sauna',
        'Saunaen er åben hver dag og er 85 grader. Husk et håndklæde at sidde på; badetøj er ikke et krav.',
      ],
      en: [
        'Sauna',
        'The sauna is heated every day to 85 degrees. Bring a towel to sit on; swimwear is not required.',
      ],
    },
    {
      da: [
        'Børnepasning',
        'Mens du træner, passer vi børn fra et til ti år i legerummet. Det er gratis og højst halvanden time ad gangen.',
      ],
      en: [
        'Childcare',
        'While you work out, we look after children from one to ten years in the playroom. It is free, for an hour and a half at most.',
      ],
    },
    {
      da: [
        'Proteinbar',
        'I proteinbaren får du shakes, smoothies og kaffe. En shake koster 35 kr. og findes også uden laktose.',
      ],
      en: [
        'Protein bar',
        'The protein bar serves shakes, smoothies and coffee. A shake costs DKK 35 and is also made without lactose.',
      ],
    },
    {
      da: [
        'Skabe',
        'Skabene i omklædningen låses med din egen hængelås. Skabe, der er låst natten over, bliver klippet op.',
      ],
      en: [
        'Lockers',
        'Lockers in the changing room are locked with your own padlock. Lockers that are locked overnight are cut open.',
      ],
    },
    {
      da: [
        'Aldersgrænse',
        'Du skal være fyldt 15 år for at træne alene. Fra 13 år må du træne sammen med en voksen.',
      ],
      en: [
        'Age limit',
        'You must be 15 to train alone. From the age of 13 you may train together with an adult.',
      ],
    },
    {
      da: [
        'Gæster',
        'Du må tage en gæst med gratis den første fredag i måneden. Ellers koster en gæst 90 kr. for en dag.',
      ],
      en: [
        'Guests',
        'You may bring a guest for free on the first Friday of the month. Otherwise a guest costs DKK 90 for a day.',
      ],
    },
    {
      da: [
        'Skader',
        'Er du skadet, kan vores fysioterapeut Signe se på dig torsdag formiddag. En konsultation varer 40 minutter.',
      ],
      en: [
        'Injuries',
        'If you are injured, our physiotherapist Signe can see you on Thursday mornings. A consultation lasts 40 minutes.',
      ],
    },
    {
      da: [
        'Studierabat',
        'Studerende får 20 procent på medlemskabet mod et gyldigt studiekort. Vis det i receptionen hvert semester.',
      ],
      en: [
        'Students',
        'Students get 20 per cent off the membership with a valid student card. Show it at the reception every semester.',
      ],
    },
  ],
  questions: asked(
    ['hvornår er der yoga', 'when is yoga', page(0)],
    ['hvordan booker jeg en plads på spinning', 'how do I book a place in spinning', page(0)],
    ['hvad koster en personlig træner', 'what does a personal trainer cost', page(1)],
    ['kan jeg få lagt et træningsprogram', 'can I get a training programme', page(1)],
    ['hvor varm er saunaen', 'how hot is the sauna', page(2)],
    ['skal jeg have badetøj på i saunaen', 'do I have to wear swimwear in the sauna', page(2)],
    ['kan I passe mine børn imens', 'can you look after my children meanwhile', page(3)],
    ['hvad koster en proteinshake', 'what does a protein shake cost', page(4)],
    ['har I shakes uden laktose', 'do you have shakes without lactose', page(4)],
    ['hvordan låser jeg mit skab', 'how do I lock my locker', page(5)],
    ['hvorfor er min hængelås klippet op', 'why was my padlock cut open', page(5)],
    ['hvor gammel skal man være for at træne alene', 'how old must I be to train alone', page(6)],
    ['må jeg tage en gæst med', 'may I bring a guest', page(7)],
    [
      'hvad koster det at have en ven med som gæst',
      'what does it cost to bring a friend as a guest',
      page(7),
    ],
    ['jeg er skadet, har I en fysioterapeut', 'I am injured, do you have a physiotherapist', page(8)],
    [
      'hvor lang er en konsultation hos fysioterapeuten',
      'how long is a consultation with the physiotherapist',
      page(8),
    ],
    ['får studerende rabat', 'do students get a discount', page(9)],
    [
      'jeg har fået et nyt studiekort, hvad gør jeg',
      'I have a new student card, where do I show it',
      page(9),
    ],
    ['jeg kan ikke logge ind i appen', 'I cannot log in to the app', flow('login')],
    ['jeg har glemt min adgangskode', 'I forgot my password', flow('login')],
    ['jeg vil opsige mit medlemskab', 'I want to cancel my membership', flow('cancel')],
    ['hvorfor er jeg blevet opkrævet to gange', 'why was I charged twice', flow('invoice')],
    ['slet mine data', 'delete my data', flow('privacy')],
    ['jeg får en fejl i appen', 'I get an error in the app', flow('bug')],
    ['stil mig om til en rigtig person', 'put me through to a real person', flow('human')],
    ['hvor meget vejer månen', 'how much does the moon weigh', 'nothing'],
    ['kan jeg købe en togbillet her', 'can I buy a train ticket here', 'nothing'],
    ['hvordan skifter jeg dæk på min cykel', 'how do I change a tyre on my bike', 'nothing'],
  ),
};
