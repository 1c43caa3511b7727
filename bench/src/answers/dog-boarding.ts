import { asked, type Business, flow, page } from './business.ts';

/** A dog boarding kennel whose bot began with the flows of customer service. */
export const dogBoarding: Business = {
  name: 'Skovens Hundepension',
  bot: 'service',
  trade: 'other',
  pages: [
    {
      da: [
        'Priser',
        'Et døgn koster 230 kr. for én hund. Hund nummer to i samme bur koster 180 kr. i døgnet. I skolernes ferier og på helligdage lægges 40 kr. til pr. døgn. Du betaler ved afhentning.',
      ],
      en: [
        'Prices',
        'A day costs DKK 230 for one dog. A second dog in the same run costs DKK 180 a day. In school holidays and on public holidays DKK 40 a day is added. You pay when you collect your dog.',
      ],
    },
    {
      da: [
        'Juleaften og nytår',
        'Juleaftensdag, juledag og nytårsaftensdag er der lukket for aflevering og afhentning. Hundene passes som ellers, og vi går aftentur før raketterne.',
      ],
      en: [
        'Christmas and New Year',
        'On Christmas Eve, Christmas Day and New Year’s Eve we are closed for drop-off and collection. The dogs are looked after as always, and we take the evening walk before the fireworks.',
      ],
    },
    {
      da: [
        'Det skal din hund have med',
        'Tag vaccinationskort, vant foder og gerne et tæppe med. Vi har skåle, kurve og legetøj. Skriv hundens medicin ned.',
      ],
      en: [
        'What to bring',
        'Bring the vaccination card, the usual food and perhaps a blanket. We have bowls, baskets and toys. Write down any medicine your dog needs.',
      ],
    },
    {
      da: [
        'Vaccination',
        'Alle hunde skal være vaccineret mod hundesyge, parvo og kennelhoste. Vaccinen mod kennelhoste skal være givet mindst to uger før opholdet.',
      ],
      en: [
        'Vaccination',
        'All dogs must be vaccinated against distemper, parvovirus and kennel cough. The vaccine against kennel cough must be given at least two weeks before the stay.',
      ],
    },
    {
      da: [
        'Sammen med andre hunde',
        'Hunde, der kan lide selskab, er sammen med andre i løbegården to gange om dagen. Tæver i løbetid og hunde, der ikke er gode ved andre, går alene.',
      ],
      en: [
        'With other dogs',
        'Dogs that like company are together with others in the yard twice a day. Bitches in heat and dogs that are not good with others are let out alone.',
      ],
    },
    {
      da: [
        'Besøg os først',
        'I er velkomne til at komme og se burene om søndagen mellem 14 og 15. Det er ikke nødvendigt at bestille tid.',
      ],
      en: [
        'Visit us first',
        'You are welcome to come and see the runs on Sundays between 2 and 3 pm. No appointment is needed.',
      ],
    },
    {
      da: [
        'Bestilling i god tid',
        'Til sommerferien skal der bestilles to måneder før, ellers er en uge nok. En plads er sikker, når depositum på 300 kr. er betalt.',
      ],
      en: [
        'Booking ahead',
        'For the summer holidays book two months ahead, otherwise a week is enough. A place is certain once the deposit of DKK 300 is paid.',
      ],
    },
    {
      da: [
        'Syg hund',
        'Bliver din hund syg, ringer vi til dig og kører den til dyrlægen i Hadsten. Regningen fra dyrlægen betaler du selv.',
      ],
      en: [
        'If your dog is ill',
        'If your dog falls ill, we call you and take it to the vet in Hadsten. You pay the bill of the vet yourself.',
      ],
    },
    {
      da: ['Hundebad og klip', 'Et bad koster 150 kr. og klip af kløer 75 kr. Vi trimmer ikke pels.'],
      en: ['Bath and claws', 'A bath costs DKK 150 and clipping the claws DKK 75. We do not trim coats.'],
    },
    {
      da: [
        'Transport',
        'Vi henter og bringer hunde inden for 30 kilometer. Det koster 8 kr. pr. kilometer hver vej.',
      ],
      en: [
        'Transport',
        'We collect and deliver dogs within 30 kilometres. It costs DKK 8 a kilometre each way.',
      ],
    },
  ],
  questions: asked(
    ['hvad koster det at have en hund hos jer', 'what does it cost to leave a dog with you', page(0)],
    ['er det dyrere i ferien', 'is it more expensive in the holidays', page(0)],
    ['hvad er prisen for to hunde', 'what is the price for two dogs', page(0)],
    ['har I åbent juleaften', 'are you open on Christmas Eve', page(1)],
    ['kan jeg aflevere min hund nytårsaften', 'can I drop off my dog on New Year’s Eve', page(1)],
    ['hvad skal jeg have med', 'what do I need to bring', page(2)],
    ['skal jeg selv tage foder med', 'do I bring my own food', page(2)],
    ['min hund får medicin, hvad gør jeg', 'my dog takes medicine, what do I do', page(2)],
    ['skal hunden være vaccineret', 'does the dog have to be vaccinated', page(3)],
    ['hvornår skal den vaccineres mod kennelhoste', 'when is the kennel cough vaccine due', page(3)],
    ['må min hund være sammen med andre', 'may my dog be with other dogs', page(4)],
    ['min tæve er i løbetid', 'my bitch is in heat', page(4)],
    ['må jeg komme og se stedet', 'may I come and see the place', page(5)],
    ['kan vi besøge jer inden vi bestiller', 'can we visit you before we book', page(5)],
    ['hvor lang tid i forvejen skal jeg booke', 'how long in advance do I have to book', page(6)],
    ['skal jeg betale depositum', 'do I have to pay a deposit', page(6)],
    ['hvad sker der hvis min hund bliver syg', 'what happens if my dog gets ill', page(7)],
    ['hvem betaler dyrlægen', 'who pays the vet', page(7)],
    ['kan I give hunden et bad', 'can you give the dog a bath', page(8)],
    ['klipper I kløer', 'do you clip claws', page(8)],
    ['kan I hente min hund', 'can you collect my dog', page(9)],
    ['hvad koster transport', 'what does transport cost', page(9)],
    ['hvornår har I åbent', 'when are you open', flow('openingHours')],
    ['hvor ligger I', 'where are you', flow('contact')],
    ['jeg vil gerne tale med et menneske', 'I would like to talk to a human', flow('human')],
    ['tager I også katte', 'do you take cats too', 'nothing'],
    ['har I ledige stillinger', 'do you have any vacancies', 'nothing'],
    ['hvad hedder Danmarks konge', 'what is the name of the king of Denmark', 'nothing'],
  ),
};
