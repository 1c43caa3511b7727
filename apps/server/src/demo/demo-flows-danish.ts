import type { WrittenFlow } from '../features/starter-bots/index.ts';
import { danishModels } from './demo-models.ts';

export const danishDemoFlows: WrittenFlow[] = [
  {
    key: 'welcome',
    title: 'Velkomst',
    phrases: [],
    bubbles: [
      { text: 'Hej, og velkommen til Nordlys Cykler. Jeg er butikkens chatbot.' },
      {
        delay: 0.6,
        text: 'Hvad kan jeg hjælpe dig med?',
        suggestions: [
          { title: 'Åbningstider', flow: 'openingHours' },
          { title: 'Levering', flow: 'delivery' },
          { title: 'Service og reparation', flow: 'repair' },
        ],
      },
    ],
  },
  {
    key: 'fallback',
    title: 'Det forstod jeg ikke',
    phrases: [],
    bubbles: [
      {
        text: 'Det kan jeg desværre ikke svare på endnu. Prøv at spørge med andre ord, eller vælg her:',
        suggestions: [
          { title: 'Tal med en medarbejder', flow: 'human' },
          { title: 'Åbningstider', flow: 'openingHours' },
        ],
      },
    ],
  },
  {
    key: 'greeting',
    title: 'Hilsen',
    phrases: [
      'Hej',
      'Hej med dig',
      'Goddag',
      'Godmorgen',
      'Halløj',
      'Hejsa',
      'Dav',
      'Hej derinde',
      'God aften',
    ],
    bubbles: [{ text: 'Hej! Spørg løs om åbningstider, levering, service eller vores cykler.' }],
  },
  {
    key: 'openingHours',
    title: 'Åbningstider',
    phrases: [
      'Hvornår har I åbent?',
      'Hvad er jeres åbningstider?',
      'Har I åbent på søndag?',
      'Hvor længe har butikken åbent i dag?',
      'Hvornår lukker I?',
      'Er der åbent i weekenden?',
      'Hvad tid åbner butikken?',
      'åbningstider',
      'Holder I åbent på helligdage?',
    ],
    bubbles: [
      { text: 'Butikken har åbent mandag til fredag kl. 9.30–17.30 og lørdag kl. 10–14.' },
      { delay: 0.5, text: 'Søndag og helligdage holder vi lukket, men du kan altid bestille på nettet.' },
    ],
  },
  {
    key: 'delivery',
    title: 'Levering',
    phrases: [
      'Hvor lang tid tager leveringen?',
      'Hvad koster fragt?',
      'Leverer I til hele landet?',
      'Hvornår kommer min cykel?',
      'Kan I sende cyklen hjem til mig?',
      'Er der gratis levering?',
      'Hvad er leveringstiden?',
      'Kan jeg få leveret om aftenen?',
      'levering og fragt',
    ],
    bubbles: [
      { text: 'Vi leverer samlede og køreklare cykler i hele landet på 3–5 hverdage.' },
      {
        delay: 0.5,
        text: 'Levering koster 299 kr. og er gratis ved køb over 5.000 kr.',
        suggestions: [
          { title: 'Kan jeg hente i butikken?', flow: 'pickUp' },
          { title: 'Leverer I til øer?', flow: 'islands' },
        ],
      },
    ],
  },
  {
    key: 'pickUp',
    title: 'Afhentning i butikken',
    parent: 'delivery',
    phrases: [
      'Kan jeg hente den selv?',
      'Kan jeg hente i butikken?',
      'Så henter jeg den hos jer',
      'afhentning',
    ],
    bubbles: [
      { text: 'Ja, afhentning er gratis. Du får en sms, når cyklen er klar, som regel dagen efter.' },
    ],
  },
  {
    key: 'islands',
    title: 'Levering til øer',
    parent: 'delivery',
    phrases: ['Leverer I til øer?', 'Også til Bornholm?', 'Hvad med Samsø?', 'til en ø uden bro'],
    bubbles: [{ text: 'Ja. Til øer uden bro lægger vi 150 kr. oveni, og det tager et par dage mere.' }],
  },
  {
    key: 'repair',
    title: 'Service og reparation',
    phrases: [
      'Kan I reparere min cykel?',
      'Jeg vil gerne bestille tid til service',
      'Min cykel er punkteret',
      'Hvad koster et serviceeftersyn?',
      'Mine bremser virker ikke',
      'Gearet hopper, kan I ordne det?',
      'Hvor hurtigt kan I lappe et dæk?',
      'Har I et værksted?',
      'Kæden er knækket',
    ],
    bubbles: [
      { text: 'Værkstedet ordner alle slags cykler, også dem, der er købt andre steder.' },
      {
        delay: 0.5,
        text: 'Et serviceeftersyn koster 499 kr., og en lapning tager som regel en time.',
        suggestions: [{ title: 'Bestil tid', flow: 'bookRepair' }],
      },
    ],
  },
  {
    key: 'bookRepair',
    title: 'Bestil tid på værkstedet',
    parent: 'repair',
    phrases: [
      'Bestil tid',
      'Jeg vil gerne have en tid',
      'Hvornår er der en ledig tid?',
      'Kan jeg komme i morgen?',
    ],
    bubbles: [
      { text: 'Næste ledige tid er som regel inden for to dage. En medarbejder finder en tid med dig.' },
    ],
    handOver: true,
  },
  {
    key: 'returns',
    title: 'Retur og bytte',
    phrases: [
      'Kan jeg returnere min cykel?',
      'Jeg vil gerne bytte en vare',
      'Hvor mange dage har jeg fortrydelsesret?',
      'Hvordan sender jeg noget tilbage?',
      'Får jeg pengene tilbage, hvis jeg fortryder?',
      'Hjelmen passer ikke, kan den byttes?',
      'returnering',
      'Jeg har fortrudt mit køb',
    ],
    bubbles: [
      { text: 'Du har 30 dages fortrydelsesret. Varen skal være ubrugt, og kvitteringen skal med.' },
      {
        delay: 0.5,
        text: 'Cykler henter vi gratis hos dig. Mindre varer sender du med den vedlagte returlabel.',
      },
    ],
  },
  {
    key: 'warranty',
    title: 'Garanti',
    phrases: [
      'Hvor lang garanti er der?',
      'Er der garanti på batteriet?',
      'Stellet er revnet, dækker garantien?',
      'Hvad dækker garantien?',
      'Har jeg reklamationsret?',
      'Min cykel gik i stykker efter et år',
      'garanti på elcykel',
    ],
    bubbles: [
      { text: 'Der er 5 års garanti på stel og 2 år på batteri, motor og resten af cyklen.' },
      { delay: 0.5, text: 'Kom forbi værkstedet, eller send os et billede, så ser vi på det.' },
    ],
  },
  {
    key: 'payment',
    title: 'Betaling',
    phrases: [
      'Hvordan kan jeg betale?',
      'Tager I MobilePay?',
      'Kan jeg betale i rater?',
      'Kan man handle på afbetaling?',
      'Tager I imod dankort?',
      'Kan jeg få en faktura?',
      'betalingsmuligheder',
    ],
    bubbles: [
      {
        text: 'Du kan betale med kort, MobilePay eller faktura, og dele beløbet over 12 måneder uden renter.',
      },
    ],
  },
  {
    key: 'electric',
    title: 'Elcykler',
    phrases: [
      'Hvor langt kører en elcykel på en opladning?',
      'Hvilken elcykel skal jeg vælge?',
      'Hvor lang tid tager det at lade batteriet?',
      'Har I elcykler?',
      'Hvad er rækkevidden?',
      'Kan jeg prøvekøre en elcykel?',
      'Hvad koster jeres billigste elcykel?',
    ],
    bubbles: [
      { text: 'Vores elcykler kører 60–120 km på en opladning, og batteriet er fuldt på fire timer.' },
      {
        delay: 0.5,
        text: 'De begynder ved 12.999 kr. Du kan prøvekøre dem alle i butikken, uden tidsbestilling.',
      },
    ],
  },
  {
    key: 'children',
    title: 'Børnecykler',
    phrases: [
      'Hvilken størrelse cykel passer til mit barn?',
      'Har I børnecykler?',
      'Min datter er 5 år, hvad for en cykel skal hun have?',
      'Sælger I løbecykler?',
      'Har I cykler med støttehjul?',
      'cykel til en dreng på 8',
    ],
    bubbles: [
      {
        text: 'Til 3–5 år passer 12–16 tommer, til 6–8 år 20 tommer og til 9–12 år 24 tommer. Kom forbi, og prøv.',
      },
    ],
  },
  danishModels,
  {
    key: 'human',
    title: 'Tal med en medarbejder',
    phrases: [
      'Jeg vil gerne tale med et menneske',
      'Kan jeg tale med en medarbejder?',
      'Er der en rigtig person, jeg kan skrive med?',
      'Stil mig om til kundeservice',
      'Jeg vil ikke tale med en robot',
      'Må jeg snakke med nogen?',
      'kundeservice tak',
    ],
    bubbles: [{ text: 'Selvfølgelig. Jeg ser, om en medarbejder er ledig.' }],
    handOver: true,
  },
  {
    key: 'thanks',
    title: 'Tak',
    phrases: [
      'Tak',
      'Mange tak',
      'Tusind tak for hjælpen',
      'Super, tak',
      'Det var alt, tak',
      'Perfekt, mange tak skal du have',
    ],
    bubbles: [{ text: 'Selv tak. God tur på cyklen.' }],
  },
];
