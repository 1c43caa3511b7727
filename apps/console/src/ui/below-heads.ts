/** Pixels between the toasts and what is above them, and between them and the window's edge. */
const gap = 8;
const edge = 20;

/** The widest a toast is, in pixels. */
export const toastWidth = 360;

/** The CSS variable with the distance of toasts from the top of the window. */
export const toastsTopName = '--toasts-top';

/** What has the controls of a screen, panel or dialog in it. */
const heads = 'header, [role=tablist], [data-head]';

/** Where toasts are: they do not hide heads from themselves. */
export const toastsClass = 'toasts';

/** Keeps toasts at the right below the heads of whatever is open, now and as that changes. Returns how to end it. */
export function keepBelowHeads(): () => void {
  const { style } = document.documentElement;
  const place = () => style.setProperty(toastsTopName, `${topBelowHeads()}px`);
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

function topBelowHeads(): number {
  const right = window.innerWidth - edge;
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
