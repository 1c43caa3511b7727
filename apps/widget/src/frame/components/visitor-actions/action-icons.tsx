/** Line drawings on a 20 × 20 grid, as the chat's others. */
const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);

const thumb =
  'M6.5 9 9.5 3c1.3 0 2 .9 2 2v3h4a1.5 1.5 0 0 1 1.5 1.8l-1 5a1.5 1.5 0 0 1-1.5 1.2h-8ZM6.5 9H3.5v7h3';

export const LikeIcon = () => <Icon path={thumb} />;
export const DislikeIcon = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={thumb} transform="rotate(180 10 10)" />
  </svg>
);
export const StarIcon = () => (
  <Icon path="m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7Z" />
);
export const ClipIcon = () => (
  <Icon path="m16 9.5-6 6a3.9 3.9 0 0 1-5.5-5.5l6.5-6.5a2.6 2.6 0 0 1 3.7 3.7l-6.3 6.3a1.3 1.3 0 0 1-1.9-1.9l5.7-5.6" />
);
