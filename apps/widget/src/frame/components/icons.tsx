/** Line drawings on a 20 × 20 grid. */
function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const CloseIcon = () => <Icon path="m5 5 10 10M15 5 5 15" />;
export const SendIcon = () => <Icon path="M10 16V4M4.5 9.5 10 4l5.5 5.5" />;
export const PreviousIcon = () => <Icon path="m12 5-5 5 5 5" />;
export const NextIcon = () => <Icon path="m8 5 5 5-5 5" />;
export const PlayIcon = () => <Icon path="M6 4v12l10-6Z" />;
export const FileIcon = () => <Icon path="M5 2.5h6l4 4v11H5ZM11 2.5v4h4" />;
