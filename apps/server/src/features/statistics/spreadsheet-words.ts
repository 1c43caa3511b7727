import type { DayTotals, DeviceKind, IntegrationType, LanguageCode } from '@samtale/contract';
import type { ActionKind } from '@samtale/dialog';

interface Words {
  fileName: string;
  generatedChatFile: string;
  generatedVoiceFile: string;
  sheets: Record<
    | 'days'
    | 'flows'
    | 'liked'
    | 'disliked'
    | 'ratings'
    | 'actions'
    | 'devices'
    | 'generated'
    | 'forwards'
    | 'words'
    | 'urls'
    | 'usedFlows',
    string
  >;
  day: string;
  channel: string;
  language: string;
  flow: string;
  /** Stands for a flow that is gone, and for answers that no flow gave. */
  goneFlow: string;
  noFlow: string;
  action: string;
  device: string;
  stars: string;
  count: string;
  word: string;
  url: string;
  conversations: string;
  answers: string;
  forwards: string;
  totals: Record<keyof DayTotals, string>;
  channels: Record<IntegrationType, string>;
  devices: Record<DeviceKind, string>;
  actions: Record<ActionKind, string>;
}

/** What spreadsheets of statistics say, in the reader's language. */
export const spreadsheetWords: Record<LanguageCode, Words> = {
  da: {
    fileName: 'statistik',
    generatedChatFile: 'ai-statistik-chat',
    generatedVoiceFile: 'ai-statistik-opkald',
    sheets: {
      days: 'Pr. dag',
      flows: 'Viste flows',
      liked: 'Flows med ros',
      disliked: 'Flows med ris',
      ratings: 'Vurderinger',
      actions: 'Handlinger',
      devices: 'Enheder',
      generated: 'AI-svar pr. dag',
      forwards: 'Viderestillinger',
      words: 'Ord',
      urls: 'Kilder',
      usedFlows: 'Flows',
    },
    day: 'Dag',
    channel: 'Kanal',
    language: 'Sprog',
    flow: 'Flow',
    goneFlow: 'Slettet flow',
    noFlow: 'Svar uden flow',
    action: 'Handling',
    device: 'Enhed',
    stars: 'Stjerner',
    count: 'Antal',
    word: 'Ord',
    url: 'Adresse',
    conversations: 'Samtaler',
    answers: 'Svar',
    forwards: 'Viderestillet',
    totals: {
      conversations: 'Samtaler',
      visitorMessages: 'Beskeder fra besøgende',
      botMessages: 'Svar fra botten',
      staffMessages: 'Svar fra medarbejdere',
      unsolvedQuestions: 'Ubesvarede spørgsmål',
      handOvers: 'Bad om et menneske',
      takeOvers: 'Overtaget af et menneske',
      likes: 'Ros',
      dislikes: 'Ris',
      callsForwarded: 'Viderestillede opkald',
      callsEnded: 'Opkald afsluttet af botten',
    },
    channels: { 0: '', 1: 'Chatwidget', 2: 'Messenger', 3: 'Telefon', 4: 'Sms' },
    devices: { desktop: 'Computer', mobile: 'Mobil', tablet: 'Tablet', other: 'Andet' },
    actions: {
      redirect: 'Fortsæt i et andet flow',
      handOver: 'Stil videre til en medarbejder',
      close: 'Luk chatten',
      email: 'Send e-mail',
      sms: 'Send sms',
      request: 'Kald et API',
      startForm: 'Begynd registrering',
      endForm: 'Afslut registrering',
      forward: 'Stil om',
      hangUp: 'Læg på',
    },
  },
  en: {
    fileName: 'statistics',
    generatedChatFile: 'genai-statistics-chat',
    generatedVoiceFile: 'genai-statistics-calls',
    sheets: {
      days: 'By day',
      flows: 'Shown flows',
      liked: 'Liked flows',
      disliked: 'Disliked flows',
      ratings: 'Ratings',
      actions: 'Actions',
      devices: 'Devices',
      generated: 'Generated answers by day',
      forwards: 'Forwarded calls',
      words: 'Words',
      urls: 'Sources',
      usedFlows: 'Flows',
    },
    day: 'Day',
    channel: 'Channel',
    language: 'Language',
    flow: 'Flow',
    goneFlow: 'Deleted flow',
    noFlow: 'Answers without a flow',
    action: 'Action',
    device: 'Device',
    stars: 'Stars',
    count: 'Count',
    word: 'Word',
    url: 'Address',
    conversations: 'Conversations',
    answers: 'Answers',
    forwards: 'Forwarded',
    totals: {
      conversations: 'Conversations',
      visitorMessages: 'Messages from visitors',
      botMessages: 'Replies from the bot',
      staffMessages: 'Replies from staff',
      unsolvedQuestions: 'Unsolved questions',
      handOvers: 'Asked for a person',
      takeOvers: 'Taken over by a person',
      likes: 'Likes',
      dislikes: 'Dislikes',
      callsForwarded: 'Forwarded calls',
      callsEnded: 'Calls ended by the bot',
    },
    channels: { 0: '', 1: 'Chat widget', 2: 'Messenger', 3: 'Phone', 4: 'Text message' },
    devices: { desktop: 'Computer', mobile: 'Phone', tablet: 'Tablet', other: 'Other' },
    actions: {
      redirect: 'Continue in another flow',
      handOver: 'Hand over to a person',
      close: 'Close the chat',
      email: 'Send e-mail',
      sms: 'Send text message',
      request: 'Call an API',
      startForm: 'Start registration',
      endForm: 'End registration',
      forward: 'Forward the call',
      hangUp: 'Hang up',
    },
  },
};
