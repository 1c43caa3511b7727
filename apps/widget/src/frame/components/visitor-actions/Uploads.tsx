import { fileSize } from '@samtale/dialog/show';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../../adopt-styles.ts';
import type { ChatSession } from '../../chat-session.ts';
import type { SessionState } from '../../session-state.ts';
import { CloseIcon } from '../icons.tsx';
import { ClipIcon } from './action-icons.tsx';
import { problemOf } from './action-problems.ts';
import type { Upload } from './upload.ts';
import styles from './uploads.css?inline';
import { accepted, useUploads } from './use-uploads.ts';

adoptStyles(styles);

const texts = {
  da: {
    attach: 'Vedhæft filer',
    list: 'Vedhæftede filer',
    drop: 'Slip filerne her for at vedhæfte dem',
    going: (percent: number) => `Uploader ${percent} %`,
    lost: 'Blev ikke sendt.',
    gone: 'Filen blev ikke sendt. Vælg den igen.',
    retry: 'Prøv igen',
    remove: (name: string) => `Fjern ${name}`,
    most: 'Du kan højst sende 10 filer ad gangen.',
  },
  en: {
    attach: 'Attach files',
    list: 'Attached files',
    drop: 'Drop the files here to attach them',
    going: (percent: number) => `Uploading ${percent}%`,
    lost: 'Not sent.',
    gone: 'The file was not sent. Choose it again.',
    retry: 'Try again',
    remove: (name: string) => `Remove ${name}`,
    most: 'You can send at most 10 files at a time.',
  },
};

export interface UploadsProps {
  session: ChatSession;
  state: SessionState;
  uploads: readonly Upload[];
  setUploads(change: (uploads: readonly Upload[]) => readonly Upload[]): void;
  /** Where the visitor writes; pictures can be pasted into it. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/** The files that go with the next message: chosen, dropped on the chat or pasted. */
export function Uploads({ session, state, uploads, setUploads, field }: UploadsProps) {
  const { language, config, isOffline } = state;
  const words = texts[language];
  const picker = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const newest = uploads.at(-1)?.key;
  const { add, send, tooMany } = useUploads(session, uploads, setUploads);
  const isOver = useDrop(config?.enableDragAndDrop === true, add);
  const remove = (key: string) => {
    setUploads((all) => all.filter((upload) => upload.key !== key));
    field.current?.focus();
  };

  useEffect(() => {
    const element = field.current;
    const paste = (event: Event) => {
      if (event instanceof ClipboardEvent) add(event.clipboardData?.files ?? []);
    };
    element?.addEventListener('paste', paste);
    return () => element?.removeEventListener('paste', paste);
  });
  useEffect(() => {
    if (!isOffline) for (const upload of uploads) if (upload.state === 'lost') send(upload);
    // What was lost goes when the connection is there again; after that the visitor asks for it.
  }, [isOffline]);

  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);

  return (
    <>
      <button
        type="button"
        class="icon clip"
        aria-label={words.attach}
        onClick={() => picker.current?.click()}
      >
        <ClipIcon />
      </button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={accepted}
        onChange={({ currentTarget }) => {
          add(currentTarget.files ?? []);
          currentTarget.value = '';
          field.current?.focus();
        }}
      />
      {uploads.length > 0 && (
        <ul ref={list} class="uploads" aria-label={words.list}>
          {uploads.map((upload) => (
            <li key={upload.key} class={`upload ${upload.state}`}>
              <span class="upload-words">
                <b>{upload.name}</b>
                {upload.state === 'refused' ? (
                  <small class="problem" role="alert">
                    {problemOf(language, upload.messageKey)}
                  </small>
                ) : upload.state === 'lost' || upload.state === 'gone' ? (
                  <small class="problem" role="alert">
                    {words[upload.state]}
                  </small>
                ) : (
                  <small>{fileSize(upload.bytes, language)}</small>
                )}
                {upload.state === 'going' && (
                  <progress
                    max={1}
                    value={upload.share}
                    aria-label={words.going(Math.round(upload.share * 100))}
                  />
                )}
              </span>
              {upload.state === 'lost' && (
                <button type="button" class="retry" onClick={() => send(upload)}>
                  {words.retry}
                </button>
              )}
              <button
                type="button"
                class="icon"
                aria-label={words.remove(upload.name)}
                onClick={() => remove(upload.key)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <output class="upload-news">{tooMany && words.most}</output>
      {isOver && <div class="drop">{words.drop}</div>}
    </>
  );
}

/** Takes files that are dropped anywhere on the chat; whether some are being held over it. */
function useDrop(isAllowed: boolean, add: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Else the browser would leave the chat for the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = isAllowed ? 'copy' : 'none';
      setOver(isAllowed);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      if (isAllowed) latest.current(event.dataTransfer.files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [isAllowed]);
  return isOver;
}
