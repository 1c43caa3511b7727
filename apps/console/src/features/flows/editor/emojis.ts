export interface Emoji {
  emoji: string;
  /** Words it is found by. */
  danish: string;
  english: string;
}

const list = `
😀|glad smil|happy smile
😊|venlig smil rødme|friendly smile blush
😉|blink|wink
😄|grin glad|grin happy
😂|latter griner|laugh tears
🙂|smil let|slight smile
😍|forelsket hjerteøjne|love heart eyes
🤗|kram|hug
🤔|tænker|thinking
😅|lettet sved|relief sweat
😎|cool solbriller|cool sunglasses
😢|ked græder|sad cry
😞|skuffet|disappointed
😕|forvirret|confused
😮|overrasket|surprised
😴|sover træt|sleeping tired
🤖|robot bot|robot bot
👋|hej vinker farvel|hello wave bye
👍|tommel op ja godt|thumbs up yes good
👎|tommel ned nej|thumbs down no
👏|klap bravo|clap bravo
🙏|tak bøn|thanks please pray
💪|stærk muskel|strong muscle
👌|okay perfekt|okay perfect
✌️|fred sejr|peace victory
🤝|håndtryk aftale|handshake deal
👉|peger højre|point right
👇|peger ned|point down
👀|øjne ser|eyes look
❤️|hjerte kærlighed|heart love
💙|blåt hjerte|blue heart
💚|grønt hjerte|green heart
💛|gult hjerte|yellow heart
⭐|stjerne|star
✨|glimt nyt|sparkles new
🎉|fest tillykke|party congratulations
🎁|gave|gift present
🎂|kage fødselsdag|cake birthday
🏆|pokal vinder|trophy winner
🔥|ild populær|fire hot
💡|idé tip lys|idea tip light
⚡|lyn hurtig strøm|lightning fast power
✅|færdig ja flueben|done yes check
✔️|flueben|check mark
❌|nej kryds fejl|no cross error
⚠️|advarsel pas på|warning careful
❗|udråb vigtigt|exclamation important
❓|spørgsmål|question
ℹ️|information oplysning|information
🔔|klokke påmindelse|bell reminder
📞|telefon ring|phone call
📱|mobil|mobile phone
📧|mail post|mail e-mail
💬|chat besked taleboble|chat message bubble
📅|kalender dato|calendar date
🕐|ur tid klokken|clock time
⏰|vækkeur frist|alarm deadline
⏳|vent timeglas|wait hourglass
📍|sted kort adresse|place map pin address
🏠|hus hjem|house home
🏢|kontor bygning|office building
🏪|butik|shop store
🛒|kurv køb indkøb|cart buy shopping
🛍️|poser indkøb|bags shopping
💳|kort betaling|card payment
💰|penge pris|money price
🧾|kvittering regning|receipt bill
🏷️|mærke tilbud pris|label offer price
📦|pakke levering|package delivery
🚚|lastbil levering fragt|truck delivery shipping
✈️|fly rejse|plane travel
🚗|bil|car
🚲|cykel|bicycle bike
🚌|bus|bus
🚆|tog|train
🔧|værktøj reparation|tool repair
🛠️|værktøj service|tools service
🔒|lås sikker|lock secure
🔑|nøgle adgang|key access
🔍|søg find|search find
📄|dokument side|document page
📎|vedhæft clips|attachment clip
📷|foto kamera billede|photo camera picture
🎬|film video|film video
🎵|musik|music
☕|kaffe pause|coffee break
🍽️|mad restaurant|food restaurant
🍕|pizza|pizza
🌞|sol godmorgen|sun good morning
🌧️|regn vejr|rain weather
❄️|sne kulde|snow cold
🌱|grøn plante miljø|green plant environment
🌍|verden jord|world earth
♻️|genbrug|recycle
🐶|hund|dog
🐱|kat|cat
🇩🇰|flag danmark dansk|flag denmark danish
🇬🇧|flag england engelsk|flag britain english
➡️|pil højre videre|arrow right next
⬇️|pil ned|arrow down`;

/** Those that a company writes to its customers, the commonest first. */
const emojis: readonly Emoji[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [emoji = '', danish = '', english = ''] = line.split('|');
    return { emoji, danish, english };
  });

/** The emojis of which a word, in either language, begins with each word of the text. */
export function findEmojis(text: string): readonly Emoji[] {
  const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return emojis.filter(({ danish, english }) => {
    const words = `${danish} ${english}`.split(' ');
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
