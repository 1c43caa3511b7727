import type { SystemFinding, SystemPassage } from './system-passage.ts';

const extensions =
  'pdf docx? xlsx? pptx? odt ods odp rtf txt csv tsv md json xml yaml zip rar 7z gz tar png jpe?g gif webp svg heic bmp tiff? mp3 wav m4a ogg mp4 mov avi mkv webm eml msg ics vcf epub'
    .split(' ')
    .join('|');
const url = new RegExp(
  `https?://[^\\s<>"']{1,1000}?\\.(?:${extensions})(?:[?#][^\\s<>"']{0,1000})?(?![\\p{L}\\p{N}_./-])`,
  'gu',
);
const name = new RegExp(
  `(?<![\\p{L}\\p{N}_.%/:-])[\\p{L}\\p{N}_%(][\\p{L}\\p{N}_.%()-]{0,120}\\.(?:${extensions})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
  'gu',
);

/** File names and addresses of files, by their endings. */
export function findFiles({ text }: SystemPassage): SystemFinding[] {
  return [url, name].flatMap((expression) =>
    Array.from(text.matchAll(expression), ({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
      score: 1,
    })),
  );
}
