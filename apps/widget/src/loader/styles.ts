import type { LauncherConfig, WidgetTheme } from '@samtale/contract';
import { accentOf, textOn } from '../accent.ts';

type Side = 'end' | 'start' | 'center';

/** Corners of the panel, in pixels. */
const radii: Record<WidgetTheme, number> = { tech: 12, nordic: 8, soft: 20, classic: 3 };

/** A `Placement` as sides of the window. Bottom and top go from right to left; of the middle, the middle comes last. */
function sidesOf(placement: number): [row: Side, column: Side] {
  if (placement > 5) return ['center', (['end', 'start', 'center'] as const)[placement - 6] ?? 'end'];
  return [placement < 3 ? 'end' : 'start', (['end', 'center', 'start'] as const)[placement % 3] ?? 'end'];
}

/** Where the launcher stands, and the panel over it, beside it, or below it where there is room for that only. */
function placed(placement: number, opensDownwards: boolean): string {
  const [row, column] = sidesOf(placement);
  const isCentre = row === 'center';
  const isBeside = isCentre && !opensDownwards;
  const gap = isBeside ? 88 : 16;
  const across = {
    end: `right:${gap}px;left:auto;margin-inline:0;max-width:calc(100% - ${gap + 16}px)`,
    start: `right:auto;left:${gap}px;margin-inline:0;max-width:calc(100% - ${gap + 16}px)`,
    center: 'right:0;left:0;margin-inline:auto;max-width:calc(100% - 32px)',
  }[column];
  const along = {
    end: 'top:auto;bottom:88px;max-height:calc(100dvh - 104px)',
    start: 'top:88px;bottom:auto;max-height:calc(100dvh - 104px)',
    center: opensDownwards
      ? 'top:calc(50% + 40px);bottom:auto;max-height:calc(50dvh - 56px)'
      : 'top:0;bottom:0;margin-block:auto;max-height:calc(100dvh - 32px)',
  }[row];
  // In the very centre the launcher would lie under the chat.
  const covered = isBeside && column === 'center' ? '.open+button{visibility:hidden}' : '';
  return `:host{place-items:${row} ${column} !important}.panel,.news{${across};${along}}${covered}`;
}

/**
 * The launcher's style and where the panel opens, for a constructed sheet: a host page's content security policy does
 * not apply to it. `!important` on the host element wins over the page's own rules. The host element covers the window
 * without being in the way, so that its children stand anywhere in it and nothing on the page moves; not more than
 * is seen of a page that is wider than a phone (`--seen`).
 */
export function launcherStyles(config: LauncherConfig): string {
  const { color, iconColor, placement, opensDownwards, size, previewSize, theme } = config;
  const background = accentOf(color);
  return `:host{all:initial !important;direction:ltr !important;position:fixed !important;inset:0 !important;max-width:calc(max(100vw,var(--seen,0px)) - 32px) !important;padding:16px !important;
z-index:2147483000 !important;display:grid !important;pointer-events:none !important}
:host([hidden]){display:none !important}
@media print{:host{display:none !important}}
aside{display:contents}
button{all:unset;box-sizing:border-box;position:relative;display:grid;place-items:center;width:56px;height:56px;
border-radius:50%;cursor:pointer;pointer-events:auto;background:${background};color:${iconColor ?? textOn(background)};
border:1px solid color-mix(in srgb,currentColor 24%,transparent);
box-shadow:0 1px 2px rgb(16 24 26/.16),0 4px 16px rgb(16 24 26/.12);transition:transform 140ms ease}
button:hover{transform:translateY(-1px)}
button:focus-visible{outline:2px solid #10181a;outline-offset:2px;box-shadow:0 0 0 6px #fff}
svg{width:26px;height:26px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
img{width:100%;height:100%;border-radius:50%;object-fit:cover}
[aria-expanded=true] .talk,[aria-expanded=false] .fold{display:none}
.badge{position:absolute;top:-4px;right:-4px;min-width:22px;height:22px;padding:0 6px;box-sizing:border-box;
border-radius:11px;border:2px solid #fff;background:#b3261e;color:#fff;font:600 12px/18px system-ui,sans-serif;
text-align:center}
.badge[hidden]{display:none}
.panel,.news{position:absolute;box-sizing:border-box;overflow:hidden;border:1px solid rgb(16 24 26/.16);
border-radius:${radii[theme]}px;color-scheme:light dark;background:Canvas;box-shadow:0 8px 32px rgb(16 24 26/.16)}
.panel{width:${size[0]};height:${size[1]};visibility:hidden;pointer-events:none}
${placed(placement[0], opensDownwards)}
@media (max-width:480px){${placed(placement[1], opensDownwards)}}
@media (max-width:480px),(max-height:440px){.panel:not(.welcome){inset:0;width:100%;height:100dvh;max-width:none;max-height:none;margin:0;border:0;border-radius:0}
.chat+button{visibility:hidden}}
.open{visibility:visible;pointer-events:auto}
.welcome{width:${previewSize[0]};height:${previewSize[1]}}
textarea{all:unset;position:absolute;inset:auto 12px 12px;padding:10px 14px;font:16px/22px system-ui,sans-serif}
@media (prefers-reduced-motion:reduce){button{transition:none}button:hover{transform:none}}`;
}
