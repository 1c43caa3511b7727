import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Closes something after so many milliseconds. Meanwhile it stays while the pointer or the focus is on it or the window is
 * not the one in use; after that it has half of its time again. Gives what it listens to.
 */
export function useAutoClose(milliseconds: number, isOpen: boolean, close: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const [time, setTime] = useState(milliseconds);
  const end = useEffectEvent(close);
  const hold = () => setIsHeld(true);
  const letGo = () => {
    setIsHeld(false);
    setTime(milliseconds / 2);
  };
  const windowLeft = useEffectEvent(hold);
  const windowUsed = useEffectEvent(letGo);

  useEffect(() => {
    if (!isOpen || isHeld) return undefined;
    const timer = setTimeout(() => end(), time);
    return () => clearTimeout(timer);
  }, [isOpen, isHeld, time]);

  useEffect(() => {
    const onBlur = () => windowLeft();
    const onFocus = () => windowUsed();
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', onFocus);
    return () => {
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', onFocus);
    };
  }, []);

  return { onMouseEnter: hold, onMouseLeave: letGo, onFocus: hold, onBlur: letGo };
}
