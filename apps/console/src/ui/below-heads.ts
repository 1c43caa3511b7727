/** Pixels between the toasts and what is above them, and between them and the window's edge. */
const gap = 8;
const edge = 20;

/** The widest a toast is, in pixels. */
export const toastWidth = 360;

/** The CSS variables with the distances of toasts from the top and the right of the window. */
export const toastsTopName = '--toasts-top';
export const toastsRightName = '--toasts-right';

/** What has the controls of a screen, panel or dialog in it. */
const heads = 'header, [role=tablist], [data-head]';

/** What somebody works in at the right, whole: nothing of it is covered where there is room beside it. */
const panels = '[role=dialog], [data-panel]';

/** Main actions, and what is worked in now: toasts keep clear of them, which matters where a window is hardly wider. */
const actions = '.MuiButton-contained, :is(button, a, input, textarea, select, [contenteditable=true]):focus';

/** Pixels of a toast with one line, which it has at the latest when it has come. */
const toastHeight = 48;

/** Where toasts are: they do not hide heads from themselves. */
export const toastsClass = 'toasts';

/**
 * Keeps toasts at the right, beside a panel that stands there, below the heads of whatever is open and off its main
 * actions, now and as that changes. Returns how to end it.
 */
export function keepBelowHeads(): () => void {
  const { style } = document.documentElement;
  const place = () => {
    const right = besidePanel();
    style.setProperty(toastsRightName, `${window.innerWidth - right}px`);
    style.setProperty(toastsTopName, `${topClearOfActions(topBelowHeads(right), right)}px`);
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
  document.addEventListener('focusin', placeSoon);
  document.addEventListener('scrollend', placeSoon, true);
  place();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    window.removeEventListener('resize', placeSoon);
    document.removeEventListener('transitionend', placeSoon);
    document.removeEventListener('focusin', placeSoon);
    document.removeEventListener('scrollend', placeSoon, true);
  };
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

/** The highest place from there on where toasts cover no action; the very place where there is none in the window. */
function topClearOfActions(from: number, right: number): number {
  const toasts = document.querySelector(`.${toastsClass}`)?.getBoundingClientRect();
  const height = Math.max(toasts?.height ?? 0, toastHeight);
  const left = right - (toasts?.width || toastWidth);
  const boxes = [...document.querySelectorAll(actions)].flatMap((action) => {
    const box = action.getBoundingClientRect();
    const isBeside = box.height === 0 || box.right <= left || box.left >= right;
    if (isBeside || action.closest(`.${toastsClass}`)) return [];
    return isSeen(action, box.left + box.width / 2, box.top + box.height / 2) ? [box] : [];
  });
  let top = from;
  for (const box of boxes.sort((one, other) => one.top - other.top)) {
    if (box.bottom > top && box.top < top + height) top = box.bottom + gap;
  }
  return top + height <= window.innerHeight ? top : from;
}

/** Whether it is not under something else, or in it. */
function isSeen(head: Element, x: number, y: number): boolean {
  const upmost = document.elementsFromPoint(x, y).find((one) => !one.closest(`.${toastsClass}`));
  return upmost !== undefined && head.contains(upmost);
}
