import { arrowOf, linkKinds, linkStyles } from './link-style.ts';

/** The arrow heads of the links, drawn once and pointed to by each. */
export function ArrowHeads() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {linkKinds.map((kind) => (
          <marker
            key={kind}
            id={arrowOf(kind)}
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0.5 7 4 0 7.5Z" style={{ fill: linkStyles[kind].color }} />
          </marker>
        ))}
      </defs>
    </svg>
  );
}
