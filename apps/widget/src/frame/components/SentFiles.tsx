import type { SentFile } from '@samtale/dialog';
import { pictureSize, sentFileAddress } from '@samtale/dialog/show';
import type { FrameTexts } from '../texts.ts';
import { FrameLink } from './FrameLink.tsx';
import { useFetched } from './use-fetched.ts';

export interface SentFilesProps {
  files: readonly SentFile[];
  texts: FrameTexts;
}

/** Widest and highest that a picture is shown, and the height of any other file and of what is between two: pixels. */
const widthMax = 240;
const heightMax = 320;
const fileHeight = 48;
const gap = 8;

export const shownSize = (file: SentFile) => pictureSize(file, widthMax, heightMax);

const loadFileList = async () => (await import('./FileList.tsx')).FileList;

/** Files that a person has sent. What shows them is fetched with the first; their space is there before. */
export function SentFiles({ files, texts }: SentFilesProps) {
  const FileList = useFetched(loadFileList);
  if (FileList === null) {
    const heights = files.map((file) => shownSize(file)?.height ?? fileHeight);
    const height = heights.reduce((sum, each) => sum + each + gap, 0);
    return <div style={{ height: `${height}px` }} />;
  }
  if (FileList !== 'unreachable') return <FileList files={files} texts={texts} />;
  return (
    <>
      {files.map((file) => (
        <p key={file.id} class="text">
          <FrameLink href={sentFileAddress(file)}>{file.name}</FrameLink>
        </p>
      ))}
    </>
  );
}
