type Named = { da: string; en: string };

interface EmojiGroup {
  name: Named;
  emojis: { emoji: string; name: Named }[];
}

const group = (da: string, en: string, lines: string): EmojiGroup => ({
  name: { da, en },
  emojis: lines
    .trim()
    .split('\n')
    .map((line) => {
      const [emoji = '', danish = '', english = ''] = line.trim().split('|');
      return { emoji, name: { da: danish, en: english } };
    }),
});

/** What people write most, by kind; every group is a multiple of six, so that rows are full. */
export const emojiGroups: EmojiGroup[] = [
  group(
    'Ansigter',
    'Faces',
    `😀|glad|happy
    😄|griner|laughing
    😊|smiler varmt|smiling warmly
    🙂|smiler|smiling
    😉|blinker|winking
    😅|lettet|relieved
    😂|græder af grin|tears of joy
    🤣|ruller af grin|rolling with laughter
    😍|forelsket|heart eyes
    🥰|elsket|loved
    😎|sej|cool
    🤔|tænker|thinking
    🤗|krammer|hugging
    😐|neutral|neutral
    🙄|himler med øjnene|rolling eyes
    😕|forvirret|confused
    🙁|ked af det|sad
    😢|græder|crying
    😭|storgræder|sobbing
    😮|overrasket|surprised
    😱|forskrækket|frightened
    😡|vred|angry
    😴|sover|sleeping
    🤒|syg|ill`,
  ),
  group(
    'Hænder og hjerter',
    'Hands and hearts',
    `👍|tommelfinger op|thumbs up
    👎|tommelfinger ned|thumbs down
    👌|i orden|OK
    👏|klapper|clapping
    🙏|tak|thank you
    👋|vinker|waving
    💪|stærk|strong
    🤝|håndtryk|handshake
    🤞|krydser fingre|fingers crossed
    ❤️|rødt hjerte|red heart
    💙|blåt hjerte|blue heart
    💔|knust hjerte|broken heart`,
  ),
  group(
    'Ting',
    'Things',
    `🎉|fest|party
    🎁|gave|present
    🎂|fødselsdagskage|birthday cake
    ☕|kaffe|coffee
    🍕|pizza|pizza
    🌹|rose|rose
    ☀️|sol|sun
    🌧️|regn|rain
    ❄️|sne|snow
    🔥|ild|fire
    ⭐|stjerne|star
    💡|idé|idea
    📷|kamera|camera
    📞|telefon|telephone
    📧|mail|e-mail
    📅|kalender|calendar
    ⏰|vækkeur|alarm clock
    📦|pakke|parcel
    🚗|bil|car
    🚲|cykel|bicycle
    ✈️|fly|aeroplane
    🏠|hus|house
    🛒|indkøbsvogn|shopping trolley
    💰|penge|money`,
  ),
  group(
    'Tegn',
    'Signs',
    `✅|flueben|tick
    ❌|kryds|cross
    ❓|spørgsmålstegn|question mark
    ❗|udråbstegn|exclamation mark
    ⚠️|advarsel|warning
    💯|hundrede procent|one hundred per cent`,
  ),
];
