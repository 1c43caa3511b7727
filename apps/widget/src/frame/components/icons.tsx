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
export const MenuIcon = () => <Icon path="M3.5 6h13M3.5 10h13M3.5 14h13" />;
export const MaximiseIcon = () => <Icon path="M11.5 4H16v4.5M16 4l-5 5M8.5 16H4v-4.5M4 16l5-5" />;
export const RestoreIcon = () => <Icon path="M16.5 8H12V3.5M12 8l5-5M3.5 12H8v4.5M8 12l-5 5" />;
export const EmojiIcon = () => (
  <Icon path="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15M7 11.5c1.5 2.5 4.5 2.5 6 0M7.5 7.5v.5M12.5 7.5v.5" />
);
export const SearchIcon = () => <Icon path="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M13 13l3.5 3.5" />;
