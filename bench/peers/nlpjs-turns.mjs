// Dialog turns a second of an nlp.js bot, in process: node nlpjs-turns.mjs <bot.json>
// bot.json: { "language": "da"|"en", "flows": [{ "id", "phrases": [], "reply" }], "utterances": [] }
// Prints one line of JSON: { turnsPerSecond, answeredShare, trainSeconds }.
import { readFileSync } from 'node:fs';
import { startNlpjs } from './nlpjs-bot.mjs';

const { language, flows, utterances } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

// The library reports its epochs on standard output, which here belongs to the result.
console.log = () => {};

const nlp = await startNlpjs(language, 'default');
for (const { id, phrases, reply } of flows) {
  for (const phrase of phrases) nlp.addDocument(language, phrase, id);
  nlp.addAnswer(language, id, reply);
}
const started = performance.now();
await nlp.train();
const trainSeconds = (performance.now() - started) / 1000;

// A turn understands the utterance and picks the answer. Utterances differ from round to round, since the
// library remembers the tokens of every text it has seen; each conversation has a context of its own.
const leastMeasuredMs = 2000;
let turns = 0;
let answered = 0;
const measuredFrom = performance.now();
for (let round = 1; performance.now() - measuredFrom < leastMeasuredMs; round++) {
  const context = {};
  for (const utterance of utterances) {
    const { answer } = await nlp.process(language, `${utterance} ${round}`, context);
    turns++;
    if (answer) answered++;
  }
}
const turnsPerSecond = turns / ((performance.now() - measuredFrom) / 1000);
process.stdout.write(
  `${JSON.stringify({ turnsPerSecond, answeredShare: answered / turns, trainSeconds })}\n`,
);
