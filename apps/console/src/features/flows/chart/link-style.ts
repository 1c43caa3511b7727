import type { LinkKind } from './chart-links.ts';

interface LinkStyle {
  /** A CSS colour that follows the mode. */
  color: string;
  width: number;
  /** Dashes and gaps in pixels; unbroken without it. */
  dash?: string;
  /** Angled like the branches of a tree, or curved across them. */
  shape: 'smoothstep' | 'default';
  /** The points at a flow's sides that it joins: branches and other links do not lie on each other. */
  handle: 'branch' | 'link';
}

/** How the links are told apart, by form as well as by colour. */
export const linkStyles: Record<LinkKind, LinkStyle> = {
  followUp: { color: 'var(--mui-palette-line-control)', width: 1.5, shape: 'smoothstep', handle: 'branch' },
  else: {
    color: 'var(--mui-palette-warning-main)',
    width: 1.5,
    dash: '7 5',
    shape: 'smoothstep',
    handle: 'branch',
  },
  redirect: { color: 'var(--mui-palette-info-main)', width: 2.5, shape: 'default', handle: 'link' },
  suggestion: {
    color: 'var(--mui-palette-success-main)',
    width: 2,
    dash: '1 5',
    shape: 'default',
    handle: 'link',
  },
};

export const linkKinds = Object.keys(linkStyles) as LinkKind[];

/** Id of the arrow head of a kind, which the chart draws once. */
export const arrowOf = (kind: LinkKind) => `flow-chart-arrow-${kind}`;

/** How a line of a kind is drawn. */
export function strokeOf(kind: LinkKind) {
  const { color, width, dash } = linkStyles[kind];
  return { stroke: color, strokeWidth: width, strokeDasharray: dash, strokeLinecap: 'round' } as const;
}
