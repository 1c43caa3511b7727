import { asked, type Business, flow, own, page } from './business.ts';

/** A kennel whose bot began with the flows of its trade, and has a flow of its own that asks for the day of a stay. */
export const kennel: Business = {
  name: 'Kennel Engbo',
  bot: 'service',
  trade: 'animals',
  ownFlow: {
    da: {
      title: 'Book et ophold',
      phrases: [
        'jeg vil booke plads til min hund',
        'jeg vil gerne have min hund i pension {fredag}',
        'har I plads i uge 30',
        'kan I passe min hund i ferien',
        'reserver en plads til to hunde',
        'er der plads til en labrador {på lørdag}',
        'book et ophold',
      ],
      asks: 'Hvilken dag kommer hunden?',
      answer: 'Vi glæder os til at se hunden. Du får en bekræftelse.',
    },
    en: {
      title: 'Book a stay',
      phrases: [
        'I want to book a place for my dog',
        'I would like my dog to stay with you from {Friday}',
        'do you have room in week 30',
        'can you look after my dog in the holidays',
        'reserve a place for two dogs',
        'is there room for a labrador {on Saturday}',
        'book a stay',
      ],
      asks: 'On which day does the dog arrive?',
      answer: 'We look forward to seeing the dog. You get a confirmation.',
    },
  },
  pages: [
    {
      da: [
        'Priser',
        'Ophold | Pris pr. døgn\nÉn hund | 240 kr.\nHund nummer to i samme boks | 180 kr.\nHvalpe under et år | 260 kr.\n\nDu betaler, når hunden hentes. Ved ophold på mere end 14 dage gives 10 % rabat.',
      ],
      en: [
        'Prices',
        'Stay | Price per day\nOne dog | DKK 240\nA second dog in the same box | DKK 180\nPuppies under one year | DKK 260\n\nYou pay when the dog is collected. For stays of more than 14 days there is a discount of 10 %.',
      ],
    },
    {
      da: [
        'Aflevering og afhentning',
        'Dag | Tid\nMandag til fredag | kl. 7–9 og 16–18\nLørdag og søndag | kl. 9–10 og 17–18\nHelligdage | kl. 17–18',
      ],
      en: [
        'Drop-off and pick-up',
        'Day | Time\nMonday to Friday | 7–9 am and 4–6 pm\nSaturday and Sunday | 9–10 am and 5–6 pm\nPublic holidays | 5–6 pm',
      ],
    },
    {
      da: [
        'Hvis du bliver forsinket',
        'Efter aftale kan du hente din hund senere, dog ikke efter kl. 21. En sen afhentning koster 75 kr. Kommer du slet ikke, bliver hunden natten over til den almindelige pris.',
      ],
      en: [
        'If you are delayed',
        'By agreement you can collect your dog later, but not after 9 pm. A late collection costs DKK 75. If you do not come at all, the dog stays overnight at the usual price.',
      ],
    },
    {
      da: [
        'Højtider',
        'Juleaften, juledag og nytårsaften kan hunde hverken afleveres eller hentes. Anden juledag er alt som på en søndag. Hundene får naturligvis mad og kommer ud som ellers.',
      ],
      en: [
        'Christmas and New Year',
        'On Christmas Eve, Christmas Day and New Year’s Eve dogs can neither be dropped off nor picked up. Boxing Day is like a Sunday. The dogs are of course fed and let out as always.',
      ],
    },
    {
      da: [
        'Hvalpehold',
        'Holdet er for hvalpe, der er mellem 10 uger og fem måneder gamle. I mødes otte tirsdage kl. 18, og det koster 1.400 kr. Der er højst seks hvalpe på et hold.',
      ],
      en: [
        'Puppy class',
        'The class is for puppies that are between 10 weeks and five months old. You meet on eight Tuesdays at 6 pm, and it costs DKK 1,400. There are at most six puppies in a class.',
      ],
    },
    {
      da: [
        'Inden opholdet',
        'Du er velkommen til at kigge forbi inden opholdet, helst en eftermiddag, hvor der er ro. Børn er også velkomne. Ring gerne, før du kører hjemmefra.',
      ],
      en: [
        'Before the stay',
        'You are welcome to drop by before the stay, preferably on an afternoon, when it is quiet. Children are welcome, too. Please ring before you leave home.',
      ],
    },
    {
      da: [
        'Det praktiske',
        'Medbring hundens eget foder til hele opholdet, vaccinationsbogen og halsbånd. Hundens kurv må gerne komme med. Legetøj og skåle har vi.',
      ],
      en: [
        'Practical matters',
        'Bring your dog’s own food for the whole stay, the vaccination book and a collar. You may bring the dog’s basket. We have toys and bowls.',
      ],
    },
    {
      da: [
        'Sådan bor hunden',
        'Hver boks er 6 m² med gulvvarme og egen udgang til en løbegård på 12 m². To hunde fra samme hjem kan dele boks. Hundene luftes fire gange om dagen, og vi bor på stedet, så de er aldrig alene om natten. Vi har 24 bokse.',
      ],
      en: [
        'How the dog lives',
        'Each box is 6 m² with a heated floor and its own exit to a run of 12 m². Two dogs from the same home can share a box. The dogs are walked four times a day, and we live on the premises, so they are never alone at night. We have 24 boxes.',
      ],
    },
    {
      da: [
        'Krav til hunden',
        'Din hund skal være fyldt fem måneder for at bo i pension hos os. Den skal være vaccineret mod hundesyge og kennelhoste, og den skal kunne omgås mennesker. Løbske tæver tager vi ikke imod.',
      ],
      en: [
        'What we require',
        'Your dog must be at least five months old to stay at the kennel. It must be vaccinated against distemper and kennel cough, and it must get along with people. We do not take bitches in heat.',
      ],
    },
    {
      da: [
        'Afbestilling',
        'Et ophold kan afbestilles uden betaling indtil 14 dage før ankomst. Derefter koster det halvdelen af opholdet, og de sidste tre dage det hele.',
      ],
      en: [
        'Cancellation',
        'A stay can be cancelled free of charge until 14 days before arrival. After that it costs half of the stay, and in the last three days all of it.',
      ],
    },
  ],
  questions: asked(
    [
      'jeg vil gerne booke plads til min hund i næste uge',
      'I would like to book a place for my dog next week',
      own,
    ],
    ['har I plads i uge 42', 'do you have room in week 42', own],
    ['kan I passe to hunde fra fredag', 'can you look after two dogs from Friday', own],
    ['jeg vil reservere plads til min labrador', 'I want to reserve a place for my labrador', own],
    ['hvor meget plads har hunden', 'how much room does the dog have', page(7)],
    ['hvor store er boksene', 'how big are the boxes', page(7)],
    ['hvorfor er der aldrig plads om sommeren', 'why is there never room in summer', 'nothing'],
    ['hvor mange hunde har I plads til', 'how many dogs do you have room for', page(7)],
    ['hvor tit bliver hundene luftet', 'how often are the dogs walked', page(7)],
    ['er hundene alene om natten', 'are the dogs alone at night', page(7)],
    ['kan mine to hunde dele boks', 'can my two dogs share a box', page(7)],
    ['er der varme i gulvet', 'is the floor heated', page(7)],
    [
      'hvor gammel skal hunden være for at komme i pension',
      'how old must the dog be to stay with you',
      page(8),
    ],
    [
      'skal hunden være vaccineret mod kennelhoste',
      'must the dog be vaccinated against kennel cough',
      page(8),
    ],
    ['tager I imod en løbsk tæve', 'do you take a bitch in heat', page(8)],
    ['kan jeg hente senere end kl 18', 'can I collect later than 6 pm', page(2)],
    ['hvad koster sen afhentning', 'what does late collection cost', page(2)],
    ['hvad sker der hvis jeg bliver forsinket', 'what happens if I am delayed', page(2)],
    ['hvornår kan jeg aflevere om søndagen', 'when can I drop off on a Sunday', page(1)],
    ['koster det mere i julen', 'does it cost more at Easter', 'nothing'],
    ['er det dyrere i påsken', 'is it more expensive at Whitsun', 'nothing'],
    ['har I åbent juleaften', 'are you open on Christmas Eve', page(3)],
    ['kan jeg hente min hund anden juledag', 'can I pick up my dog on Boxing Day', page(3)],
    ['har I åbent i påsken', 'are you open at Easter', 'nothing'],
    ['hvad koster et døgn for én hund', 'what is the price per day for one dog', page(0)],
    ['hvad koster hund nummer to', 'how much is a second dog', page(0)],
    ['er der rabat ved lange ophold', 'is there a discount for long stays', page(0)],
    ['hvornår skal jeg betale', 'when do I have to pay', page(0)],
    ['hvad koster hvalpeholdet', 'what does the puppy class cost', page(4)],
    ['hvor mange hvalpe er der på et hold', 'how many puppies are in a class', page(4)],
    ['hvilken dag mødes hvalpene', 'on which day do the puppies meet', page(4)],
    ['kan man komme på besøg først', 'can we come for a visit first', page(5)],
    ['må børnene komme med at kigge', 'may the children come along to look around', page(5)],
    ['hvad skal jeg pakke', 'what should I pack', page(6)],
    ['skal jeg selv tage foder med', 'do I bring food myself', page(6)],
    ['må hunden få sin kurv med', 'may the dog have its basket', page(6)],
    ['hvad koster det at afbestille', 'what does it cost to cancel', page(9)],
    ['hvor sent kan jeg afbestille', 'how late can I cancel', page(9)],
    [
      'jeg må desværre afbestille min tid på torsdag',
      'I have to cancel my appointment on Thursday',
      flow('cancelTime'),
    ],
    ['hvornår har I åbent', 'when are you open', flow('openingHours')],
    ['hvor ligger I henne', 'where are you located', flow('contact')],
    ['må jeg tale med en person', 'may I talk to a person', flow('human')],
    ['passer I også katte', 'do you also look after cats', 'nothing'],
    ['træner I jagthunde', 'do you train hunting dogs', 'nothing'],
    ['hvem er statsminister', 'who is the prime minister', 'nothing'],
  ),
};
