type Axis = 'Left' | 'Top';

/**
 * Keeps the page around the chat from being scrolled by a wheel or a finger over what does not scroll itself: browsers
 * hand that on to the page, whatever `overscroll-behavior` says. What scrolls contains its own ends by style.
 */
export function holdPage(): void {
  const from = { x: 0, y: 0 };
  /** Whether something under the pointer scrolls that way. */
  const hold = (event: Event, x: number, y: number) => {
    const axis = Math.abs(x) > Math.abs(y) ? 'Left' : 'Top';
    const scrolls = event.composedPath().some((part) => part instanceof Element && canScroll(part, axis));
    if (!scrolls && event.cancelable) event.preventDefault();
  };
  const options = { passive: false };
  document.addEventListener(
    'wheel',
    (event) => {
      // With the control key the wheel zooms.
      if (!event.ctrlKey) hold(event, event.deltaX, event.deltaY);
    },
    options,
  );
  document.addEventListener('touchstart', ({ touches: [touch] }) => {
    if (touch) Object.assign(from, { x: touch.clientX, y: touch.clientY });
  });
  document.addEventListener(
    'touchmove',
    (event) => {
      const [touch, second] = event.touches;
      // Two fingers zoom.
      if (touch && !second) hold(event, touch.clientX - from.x, touch.clientY - from.y);
    },
    options,
  );
}

function canScroll(element: Element, axis: Axis): boolean {
  const [all, shown] =
    axis === 'Top'
      ? [element.scrollHeight, element.clientHeight]
      : [element.scrollWidth, element.clientWidth];
  if (all <= shown) return false;
  const style = getComputedStyle(element);
  return /auto|scroll/.test(axis === 'Top' ? style.overflowY : style.overflowX);
}
