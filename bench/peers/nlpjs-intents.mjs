// Measures nlp.js on labelled texts: node nlpjs-intents.mjs <train.tsv> <test.tsv> <da|en> <default|tuned>
// Prints one line of JSON: { predictions, trainSeconds, perSecond, modelBytes }.
import { readFileSync } from 'node:fs';
import { startNlpjs } from './nlpjs-bot.mjs';

const [trainFile, testFile, language, variant] = process.argv.slice(2);

function readPairs(file) {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t'));
}

// The library reports its epochs on standard output, which here belongs to the result.
console.log = () => {};

const nlp = await startNlpjs(language, variant);
for (const [text, label] of readPairs(trainFile)) nlp.addDocument(language, text, label);
const started = performance.now();
await nlp.train();
const trainSeconds = (performance.now() - started) / 1000;

const tests = readPairs(testFile);
const predictions = [];
// Understanding only (no entities, sentiment or answers), and the best label whatever its score.
for (const [text] of tests) {
  const { classifications } = await nlp.classify(language, text);
  predictions.push(classifications[0]?.intent ?? 'None');
}

// Texts differ from round to round, since the library remembers the tokens of every text it has seen.
const leastMeasuredMs = 1000;
let classified = 0;
const ratedFrom = performance.now();
for (let round = 1; performance.now() - ratedFrom < leastMeasuredMs; round++) {
  for (const [text] of tests) {
    await nlp.classify(language, `${text} ${round}`);
    classified++;
  }
}
const perSecond = classified / ((performance.now() - ratedFrom) / 1000);
const modelBytes = Buffer.byteLength(nlp.export(true));
process.stdout.write(`${JSON.stringify({ predictions, trainSeconds, perSecond, modelBytes })}\n`);
