/** A zip begins with these bytes, and a file of ours with a brace after blanks at most. */
const zipMark = 'PK\u0003\u0004';

/** Whether a file is a whole bot, by how it begins; otherwise it is taken for a table of training data. */
export async function holdsBot(file: Blob): Promise<boolean> {
  const begins = await file.slice(0, 64).text();
  return (
    begins.startsWith(zipMark) ||
    begins
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('{')
  );
}
