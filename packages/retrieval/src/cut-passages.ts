/** A part of a text that can stand for itself. */
export interface CutPassage {
  /** The headings it stands under, the widest first. */
  headings: readonly string[];
  text: string;
}

/** So long passages are made if the text allows it, and at most, in characters. */
const wanted = 900;
const longest = 1400;

const headingLine = /^(#{1,6})[ \t]+(\S.*)$/s;
/** Of a heading so much is kept, in characters: it goes with each passage that stands under it. */
const longestHeading = 200;

/**
 * Cuts a text into passages: at headings (lines that begin with `#`), else between paragraphs, lines, sentences and, where
 * nothing else is left, words. What stands under a heading is not mixed with what stands under the next one unless
 * both are short.
 */
export function cutPassages(text: string): CutPassage[] {
  const passages: CutPassage[] = [];
  for (const { headings, body } of sectionsOf(text))
    for (const piece of joinPieces(smallPieces(body))) passages.push({ headings, text: piece });
  return passages;
}

interface Section {
  headings: readonly string[];
  body: string;
}

/** What stands under each heading, without headings that nothing stands under. */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let trail: { level: number; title: string }[] = [];
  let lines: string[] = [];
  const close = () => {
    const body = lines.join('\n').trim();
    if (body) sections.push({ headings: trail.map(({ title }) => title), body });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const [, marks, title] = headingLine.exec(line) ?? [];
    if (!marks || !title) {
      lines.push(line);
      continue;
    }
    close();
    trail = [
      ...trail.filter(({ level }) => level < marks.length),
      { level: marks.length, title: title.slice(0, longestHeading).toWellFormed().trim() },
    ];
  }
  close();
  return sections;
}

/** Where a text may be cut, the best place first. */
const seams = [/\n{2,}/, /\n/, /(?<=[.!?…:;])\s+/, /\s+/];

/** Pieces that are none of them too long, each with what joins it to the one before. */
function smallPieces(text: string, seam = 0, joint = ''): { text: string; joint: string }[] {
  const place = seams[seam];
  if (text.length <= wanted || !place) return splitHard(text).map((piece) => ({ text: piece, joint }));
  return text
    .split(place)
    .filter((piece) => piece.trim())
    .flatMap((piece, index) => smallPieces(piece.trim(), seam + 1, index ? jointOf(seam) : joint));
}

const jointOf = (seam: number): string => ['\n\n', '\n', ' ', ' '][seam] ?? ' ';

/** A word without end, as in data that somebody took for text. */
function splitHard(text: string): string[] {
  if (text.length <= longest) return [text];
  const pieces: string[] = [];
  for (let start = 0; start < text.length; start += longest)
    pieces.push(text.slice(start, start + longest).toWellFormed());
  return pieces;
}

/** As many pieces together as make a passage of the wanted length; a short rest joins the one before it. */
function joinPieces(pieces: readonly { text: string; joint: string }[]): string[] {
  const joined: string[] = [];
  let current = '';
  for (const piece of pieces) {
    const longer = current ? current + piece.joint + piece.text : piece.text;
    if (current && longer.length > wanted) {
      joined.push(current);
      current = piece.text;
    } else current = longer;
  }
  const last = joined.at(-1);
  if (last !== undefined && current.length < wanted / 4 && last.length + current.length < longest)
    joined[joined.length - 1] = `${last}\n${current}`;
  else if (current) joined.push(current);
  return joined;
}
