import { fileSize, sentFileAddress } from '@samtale/dialog/show';
import { adoptStyles } from '../adopt-styles.ts';
import { FrameLink } from './FrameLink.tsx';
import styles from './file-list.css?inline';
import { FileIcon } from './icons.tsx';
import { type SentFilesProps, shownSize } from './SentFiles.tsx';

adoptStyles(styles);

/** Pictures in their own shape, which open when they are pressed, and other files by name and size. */
export function FileList({ files, texts }: SentFilesProps) {
  return (
    <div class="files">
      {files.map((file) => {
        const address = sentFileAddress(file);
        const size = shownSize(file);
        if (!size)
          return (
            <a key={file.id} class="file" href={address} download={file.name}>
              <FileIcon />
              <span class="unseen">{texts.download}</span>
              <span>
                <b>{file.name}</b>
                <small>{fileSize(file.bytes, texts.locale)}</small>
              </span>
            </a>
          );
        return (
          <span key={file.id} style={{ width: `${size.width}px`, maxWidth: '100%' }}>
            <FrameLink href={address} class="picture" label={texts.openImage(file.name)}>
              <img src={address} alt={file.name} width={size.width} height={size.height} loading="lazy" />
            </FrameLink>
          </span>
        );
      })}
    </div>
  );
}
