// The text of a docx by mammoth: node mammoth-text.mjs <file>. Prints one line of JSON: { characters, seconds, memory }.
const file = process.argv[2];
const started = performance.now();
const { default: mammoth } = await import('mammoth');
const { value } = await mammoth.extractRawText({ path: file });
const seconds = (performance.now() - started) / 1000;
const memory = (process.resourceUsage().maxRSS * 1024) / 1e6;
console.log(JSON.stringify({ characters: value.length, seconds, memory }));
