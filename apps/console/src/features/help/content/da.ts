import type { HelpTopic } from '../help-content.ts';

/** Hjælpen på dansk. */
export const topics: readonly HelpTopic[] = [
  {
    id: 'begin',
    title: 'Kom i gang',
    questions: [
      {
        id: 'what-is-samtale',
        question: 'Hvad kan jeg bruge Samtale til?',
        answer: [
          'Samtale er en bot, der taler med jeres kunder på jeres website, og et sted, hvor I kan følge med og overtage. Du bestemmer, hvad botten genkender, og hvad den svarer. Spørgsmål, den ikke kan svare på, samler den til jer.',
        ],
      },
      {
        id: 'first-steps',
        question: 'Hvor begynder jeg?',
        answer: [
          {
            steps: [
              'Åbn Flows, og opret et flow for det, kunderne oftest spørger om.',
              'Skriv fem til ti træningssætninger, som kunderne ville sige det.',
              'Skriv svaret, og vælg Udgiv.',
              'Vælg Prøv botten øverst, og stil spørgsmålet selv.',
              'Sæt chatten på jeres website.',
            ],
          },
        ],
      },
      {
        id: 'widget-snippet',
        question: 'Hvordan sætter jeg chatten på vores website?',
        answer: [
          'Gå til Indstillinger, vælg chatwidgetten, og kopiér linjen under Installation. Indsæt den lige før </body> på de sider, hvor chatten skal vises. Den ser sådan ud:',
          { code: '<script async src="https://samtale.example/widget/NØGLEN.js"></script>' },
          'Chatten bruger sidens sprog, hvis den kan. Med data-language="en" i linjen er den på engelsk. Scriptet henter kun en lille knap. Resten hentes, når nogen åbner chatten.',
        ],
      },
      {
        id: 'try-widget',
        question: 'Kan jeg se chatten, som kunderne ser den?',
        answer: [
          'Ja. Tryk på den runde knap nederst til højre, og vælg en chatwidget. Det er den rigtige chat, så samtalen kommer også med på listen under Chat. Simulatoren (Prøv botten) gemmer derimod ingenting.',
        ],
      },
    ],
  },
  {
    id: 'building',
    title: 'Byg botten',
    questions: [
      {
        id: 'what-is-a-flow',
        question: 'Hvad er et flow?',
        answer: [
          'Et flow er ét emne: de sætninger, botten skal genkende, og det, den gør bagefter. Det kan være et svar, en række spørgsmål, et opslag i et andet system eller en viderestilling til et menneske.',
        ],
      },
      {
        id: 'training-phrases',
        question: 'Hvor mange træningssætninger skal der til?',
        answer: [
          'Begynd med fem til ti, der er rigtigt forskellige. Skriv dem, som kunderne skriver, også de korte og sjuskede. Mens du skriver, advarer editoren, hvis en sætning ligner en i et andet flow for meget.',
        ],
      },
      {
        id: 'publish',
        question: 'Hvad er forskellen på at gemme og at udgive?',
        answer: [
          '»Gem som kladde« ændrer ikke det, kunderne ser. »Udgiv« gemmer en version af flowet og træner botten. Når træningen er færdig, svarer botten på den nye måde. Du kan også planlægge, hvornår et flow skal udgives og trækkes tilbage igen.',
        ],
      },
      {
        id: 'history',
        question: 'Kan jeg gå tilbage til en ældre version af et flow?',
        answer: [
          'Ja. Åbn flowet, og vælg Historik. Sammenlign versionerne, hent den, du vil have, ind i editoren, og udgiv den.',
        ],
      },
      {
        id: 'templates-entities',
        question: 'Hvad er skabeloner og entiteter?',
        answer: [
          'En skabelon er træningssætninger, som flere flows deler. En entitet er en type værdi, botten kan finde i det, kunden siger: en by, en dato, et ordrenummer. Markér den i en træningssætning, så kan flowet spørge efter den, når den mangler, og bruge den i svaret.',
        ],
      },
      {
        id: 'company-values',
        question: 'Hvordan siger botten vores telefonnummer og åbningstider?',
        answer: [
          'Skriv dem ét sted: navn, adresse, telefonnummer, e-mail og website under Indstillinger, Virksomheden, og tiderne under Indstillinger, Åbningstider. Læser botten jeres website, kan du ofte hente dem derfra med ét klik.',
          'Vælg »Indsæt værdi« i et svar, så vises det, du har skrevet, i svaret. Når noget ændrer sig, retter du det kun ét sted. »Fortæl botten det her« over flowene viser, hvad der mangler.',
        ],
      },
      {
        id: 'languages',
        question: 'Kan botten flere sprog?',
        answer: [
          'Ja, dansk og engelsk. Hvert sprog har sine egne flows. Slå et sprog til under Bottens sprog på listen over flows, og kopiér eventuelt flows fra det ene til det andet. Flagene øverst vælger, hvilket sprog du arbejder på.',
        ],
      },
      {
        id: 'other-systems',
        question: 'Hvor gemmer jeg nøgler og adgangskoder til andre systemer?',
        answer: [
          'Under Indstillinger → Hemmeligheder, ikke i flowet. Værdien gemmes krypteret, vises aldrig igen og følger ikke med, når botten eksporteres. I en handling, der kalder et andet system, vælger du »Hemmelighed« ved adressen, headerne eller indholdet. Værdien indsættes først, når kaldet sendes, og i adressen kun efter ?. Skal nøglen skiftes, giver du hemmeligheden en ny værdi. Flowene skal ikke ændres.',
        ],
      },
      {
        id: 'generated-answers',
        question: 'Kan botten svare på det, intet flow dækker?',
        answer: [
          'Ja, når agenten har genererede svar, og en sprogmodel er forbundet. Modellen svarer kun ud fra jeres egne kilder og flows, og svaret viser, hvad det bygger på. Kender modellen ikke svaret, kommer spørgsmålet blandt de ubesvarede.',
          {
            steps: [
              'Tilføj jeres website eller dokumenter under Kilder.',
              'Åbn et flow, gå til dets indstillinger, og vælg »Bruges som kilde« under Genererede svar. Med »Bruges som svar« gives flowets eget svar ordret.',
              'Gå til Indstillinger, vælg chatwidgetten, og åbn Genererede svar. Der vælger du, hvornår der genereres svar, hvilken instruktion modellen får, hvad den skal notere, og hvor meget den må bruge.',
            ],
          },
        ],
      },
      {
        id: 'sources',
        question: 'Hvordan får botten viden fra vores website og dokumenter?',
        answer: [
          'Under Kilder. Tilføj adressen på et website. Så læses det side for side og igen, så tit du vælger. Eller upload dokumenter: pdf, docx, doc eller txt, højst 258 MB hver.',
          'Åbn en kilde for at søge i siderne, rette en tekst i hånden eller udelade en side fra svarene. Med Prøv et spørgsmål ser du, hvilke uddrag et svar ville bygge på.',
          'Skal et langt dokument deles i flere sider, så indsæt en linje mellem dem, der kun indeholder:',
          { code: '===== split =====' },
        ],
      },
      {
        id: 'import-flows',
        question: 'Kan jeg tage en bot med fra et andet sted?',
        answer: [
          'Ja. Vælg Importér på listen over flows. Du kan hente spørgsmål og svar fra en CSV- eller TSV-fil, en hel bot fra Dialogflow eller en bot, der er eksporteret herfra. Du ser altid resultatet, før noget bliver gemt.',
        ],
      },
    ],
  },
  {
    id: 'training-topic',
    title: 'Træning',
    questions: [
      {
        id: 'training',
        question: 'Hvornår bliver botten trænet?',
        answer: [
          'Automatisk, hver gang du udgiver noget. Linjen øverst på listen over flows viser, hvor langt træningen er. Imens svarer botten, som den gjorde før, og det bliver den ved med, hvis træningen mislykkes.',
        ],
      },
      {
        id: 'unsolved-questions',
        question: 'Hvad er ubesvarede spørgsmål?',
        answer: [
          'Spørgsmål, som intet flow passede på. De samles under Træning, og spørgsmål om det samme er samlet i grupper. Vælg Føj til flow, så kan botten svare næste gang. Før du gemmer, kan du prøve, hvad botten ville svare.',
        ],
      },
      {
        id: 'conversation-tests',
        question: 'Hvordan undgår jeg, at en ændring ødelægger noget?',
        answer: [
          'Gem en samtale, der gik godt, som samtaletest. Alle tests køres, før en ny version af botten tages i brug. Fejler en test, der skal bestås, holdes ændringerne tilbage, til du har set på den.',
          'Under Tjek kan du desuden se de fejl, der er lige nu: flows uden svar, knapper, der ikke fører nogen steder hen, og sætninger, der ligner hinanden for meget.',
        ],
      },
    ],
  },
  {
    id: 'chatting',
    title: 'Chat med kunderne',
    questions: [
      {
        id: 'take-over',
        question: 'Hvordan overtager jeg en samtale?',
        answer: [
          'Gå online i menuen, åbn samtalen under Chat, og vælg Overtag. Så svarer du i stedet for botten. Vælg Forlad chat, når botten skal have den igen, eller afslut samtalen, når den er færdig.',
        ],
      },
      {
        id: 'hand-over',
        question: 'Kan jeg stille en samtale videre til en kollega?',
        answer: [
          'Ja. Vælg Stil videre i samtalen, og vælg en kollega eller et team. Skriv en intern note først, hvis der er noget, de skal vide. Kunden ser den ikke.',
        ],
      },
      {
        id: 'neglected',
        question: 'Hvad sker der, hvis ingen svarer en kunde?',
        answer: [
          'Svarer den medarbejder, der har overtaget, ikke i tide, kommer kunden tilbage i køen, så en anden kan overtage. En administrator bestemmer fristen under Regler for chat. Kunden kan se sin plads i køen og kan lægge en besked i stedet for at vente. Er ingen online, bliver kunden bedt om det.',
        ],
      },
      {
        id: 'canned-replies',
        question: 'Kan jeg slippe for at skrive det samme igen og igen?',
        answer: ['Skriv # i svarfeltet, så vises standardsvarene. Dem, du bruger mest, er øverst.'],
      },
      {
        id: 'push',
        question: 'Hvordan får jeg besked, når en kunde vil tale med et menneske?',
        answer: [
          'Åbn Profil, og slå notifikationer til på den enhed, du sidder ved. Gør det samme på telefonen. Du får besked, når du er online, også når Samtale er lukket.',
          'På iPhone og iPad skal du først føje Samtale til hjemmeskærmen.',
          'Lægger en besøgende en besked, mens ingen er online, får du en e-mail. Det slår du til og fra under Profil.',
        ],
      },
      {
        id: 'home-screen',
        question: 'Kan jeg bruge Samtale på telefonen?',
        answer: [
          'Ja, alle skærme virker på en telefon. Vælg Føj til hjemmeskærm i browseren, så åbner Samtale som en app.',
        ],
      },
      {
        id: 'offline',
        question: 'Hvad sker der, hvis forbindelsen forsvinder?',
        answer: [
          'Du kan skrive videre. Det, du sender i chatten, gemmes på enheden og sendes, når forbindelsen er tilbage, én gang og i den rigtige rækkefølge.',
        ],
      },
    ],
  },
  {
    id: 'customers-topic',
    title: 'Kunder og data',
    questions: [
      {
        id: 'customers',
        question: 'Hvad finder jeg under Kunder?',
        answer: [
          'Dem, der har talt med botten, og det, I ved om dem. Navn, telefon og e-mail gemmes, når kunden har oplyst dem, eller når I selv skriver dem. Markér en kunde som løst, når der ikke er mere at gøre.',
        ],
      },
      {
        id: 'merge-customers',
        question: 'Den samme kunde findes to gange. Hvad gør jeg?',
        answer: [
          'Åbn den ene, og vælg »Flet med en anden kunde«. Du vælger, hvilken der beholdes. Samtalerne flyttes med.',
        ],
      },
      {
        id: 'customer-files',
        question: 'Kan jeg hente kunder ind fra et regneark?',
        answer: [
          'Ja. Gem regnearket som CSV, og vælg Importér under Kunder. Du ser rækkerne, før de gemmes, hvilke der springes over, og hvorfor. Med Eksportér henter du listen ud igen.',
        ],
      },
      {
        id: 'anonymise',
        question: 'Hvordan sletter jeg personlige oplysninger i en samtale?',
        answer: [
          'Vælg Anonymisér i samtalens menu. Teksten slettes alle steder og kan ikke hentes tilbage. Bagefter vises en kvittering for, hvad der blev slettet, hvornår og af hvem.',
        ],
      },
    ],
  },
  {
    id: 'people',
    title: 'Brugere og sikkerhed',
    questions: [
      {
        id: 'roles',
        question: 'Hvilke roller er der?',
        answer: [
          'Chatmedarbejdere ser chat og kunder. Chatudviklere ser det også og bygger desuden flows, skabeloner, entiteter og træning. Administratorer har adgang til alt og styrer desuden brugere og abonnement. En bruger kan have flere roller og andre roller på en anden agent.',
        ],
      },
      {
        id: 'team',
        question: 'Hvordan inviterer jeg en kollega?',
        answer: [
          'Det gør en administrator under Team: navn, e-mail og mindst én rolle. Kollegaen får en mail med et link og vælger selv sin adgangskode. Et team er en gruppe, som en samtale kan stilles videre til.',
        ],
      },
      {
        id: 'agents',
        question: 'Hvad er en agent, og kan vi have flere?',
        answer: [
          'En agent er én bot med sine egne flows, samtaler og kunder. Har du adgang til flere, vælger du øverst i menuen, hvilken du arbejder på. Siden indlæses igen, fordi alt på den hører til agenten.',
        ],
      },
      {
        id: 'phone-numbers',
        question: 'Hvor ser jeg alle telefonnumre?',
        answer: [
          'Under Telefonnumre, hvis du er brugeradministrator. Opret udbyderen først og derefter numrene. Skriv dem, som I plejer, så gemmes de med landekode. Et fjernet nummer slettes ikke: Du finder det under Fjernede og kan gemme det igen for at bruge det. En udbyder kan fjernes, når den ikke har flere numre.',
        ],
      },
      {
        id: 'two-factor',
        question: 'Hvordan slår jeg totrinslogin til?',
        answer: [
          'Åbn Profil, og vælg Totrinslogin. Du kan få en kode på mail eller bruge en godkendelsesapp. Gem gendannelseskoderne et sikkert sted. Med dem kan du logge ind, hvis du mister telefonen. Hver kode virker én gang.',
          'Har en kollega mistet både telefon og koder, kan en administrator slå totrinslogin fra under Team: Åbn kollegaen, og vælg Slå fra.',
        ],
      },
      {
        id: 'devices',
        question: 'Jeg har glemt at logge ud et sted. Hvad gør jeg?',
        answer: [
          'Under Profil ser du alle steder, du er logget ind. Log ud af dem én for én eller alle på én gang. Er der en enhed, du ikke kender, så vælg også en ny adgangskode.',
        ],
      },
      {
        id: 'forgotten-password',
        question: 'Jeg har glemt min adgangskode',
        answer: [
          'Vælg »Glemt adgangskoden?«, hvor du logger ind. Du får et link på mail. Det virker én gang, og et nyere link gør det ældre ubrugeligt.',
        ],
      },
    ],
  },
  {
    id: 'console',
    title: 'Samtale på skærmen',
    questions: [
      {
        id: 'appearance',
        question: 'Kan jeg ændre, hvordan Samtale ser ud?',
        answer: [
          'Ja, under Profil. Vælg lyst eller mørkt, et af otte farvetemaer, og om menuen skal være i siden eller i toppen. Det gælder kun for dig og følger med til dine andre enheder.',
        ],
      },
      {
        id: 'shortcuts',
        question: 'Hvilke genveje er der?',
        answer: [
          {
            steps: [
              'Ctrl+K (⌘K på Mac) søger i menuen.',
              'Ctrl+J åbner overblikket over det, der venter på dig.',
              'Ctrl+. åbner simulatoren på de sider, hvor du bygger botten.',
              'Ctrl+S gemmer et flow, og Ctrl+Enter udgiver det.',
            ],
          },
          'Sæt stjerne ved et menupunkt, så vises det som ikon øverst.',
        ],
      },
      {
        id: 'trial',
        question: 'Hvad sker der, når prøveperioden er slut?',
        answer: [
          'Prøveperioden varer 14 dage og kræver ikke betalingskort. I overblikket (Ctrl+J) kan chatudviklere og administratorer se, hvor mange dage der er tilbage, og hvad der er brugt. Jeres flows og samtaler bliver ikke slettet, fordi prøveperioden slutter.',
        ],
      },
    ],
  },
];
