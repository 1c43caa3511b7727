/** Pixels between the toasts and what is above them, and between them and the window's edge. */
const gap = 8;
const edge = 20;

/** The widest a toast is, in pixels. */
export const toastWidth = 360;

/** The CSS variables with the distances of toasts from the edges of the window. */
export const toastsTopName = '--toasts-top';
export const toastsRightName = '--toasts-right';
/** From the bottom, where they stand there; `auto` otherwise. */
export const toastsBottomName = '--toasts-bottom';

/** A list with the newest first, of which toasts on a phone cover the end instead of the beginning. */
const newestFirst = '[data-newest-first]';
/** So wide is a phone at most, in pixels. */
const phoneWidth = 600;

/** What has the controls of a screen, panel or dialog in it. */
const heads = 'header, [role=tablist], [data-head]';

/** What somebody works in at the right, whole: nothing of it is covered where there is room beside it. */
const panels = '[role=dialog], [data-panel]';

/** Where toasts are: they do not hide heads from themselves. */
export const toastsClass = 'toasts';

/**
 * Keeps toasts at the right, beside a panel that stands there and below the heads of whatever is open, now and as that
 * changes. Returns how to end it.
 */
export function keepBelowHeads(): () => void {
  const { style } = document.documentElement;
  const place = () => {
    const right = besidePanel();
    style.setProperty(toastsRightName, `${window.innerWidth - right}px`);
    const isBelow = window.innerWidth < phoneWidth && isListSeen();
    style.setProperty(toastsTopName, isBelow ? 'auto' : `${topBelowHeads(right)}px`);
    style.setProperty(toastsBottomName, isBelow ? `${edge}px` : 'auto');
  };
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const changes = new MutationObserver(placeSoon);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  window.addEventListener('resize', placeSoon);
  // Panels come and go by a transition.
  document.addEventListener('transitionend', placeSoon);
  place();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    window.removeEventListener('resize', placeSoon);
    document.removeEventListener('transitionend', placeSoon);
  };
}

function isListSeen(): boolean {
  const list = document.querySelector(newestFirst);
  const box = list?.getBoundingClientRect();
  return list && box && box.height > 0 ? isSeen(list, box.left + box.width / 2, box.bottom - edge) : false;
}

/** Where toasts end at the right. */
function besidePanel(): number {
  const atEdge = window.innerWidth - edge;
  for (const panel of [...document.querySelectorAll(panels)].reverse()) {
    const box = panel.getBoundingClientRect();
    const isThere = box.width > 0 && Math.abs(box.right - window.innerWidth) < 2;
    if (!isThere || !isSeen(panel, box.left + box.width / 2, box.top + box.height / 2)) continue;
    return box.left - edge - gap >= toastWidth ? box.left - edge : atEdge;
  }
  return atEdge;
}

function topBelowHeads(right: number): number {
  const left = right - toastWidth;
  let top = 0;
  for (const head of document.querySelectorAll(heads)) {
    const box = head.getBoundingClientRect();
    // What stands in the lower half, as the tabs of a card may, is not worth the way.
    if (box.height === 0 || box.right <= left || box.left >= right || box.bottom > window.innerHeight / 2)
      continue;
    const x = (Math.max(box.left, left) + Math.min(box.right, right)) / 2;
    if (isSeen(head, x, box.top + box.height / 2)) top = Math.max(top, box.bottom);
  }
  return top + gap;
}

/** Whether a head is not under something else, or in it. */
function isSeen(head: Element, x: number, y: number): boolean {
  const upmost = document.elementsFromPoint(x, y).find((one) => !one.closest(`.${toastsClass}`));
  return upmost !== undefined && head.contains(upmost);
}
