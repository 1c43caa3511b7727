/**
 * Whether this is a tab of a browser on an iPhone or an iPad: there only what was added to the home screen may tell of
 * anything (WebKit, "Web Push for Web Apps on iOS and iPadOS", 2023). An iPad says that it is a Mac, one with fingers on it.
 */
export function runsInIosTab(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos =
    /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return isIos && !window.matchMedia('(display-mode: standalone)').matches;
}
