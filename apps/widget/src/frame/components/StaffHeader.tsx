import { useLayoutEffect, useRef } from 'preact/hooks';
import { adoptStyles } from '../adopt-styles.ts';
import { headerHeight } from '../header-height.ts';
import styles from './staff-header.css?inline';

adoptStyles(styles);

interface StaffHeaderProps {
  /** Of the page the staff wrote. */
  path: string;
  title: string;
}

/** What the staff wrote to stand under the chat's own header. It reaches nothing around it, and tells how high it is. */
export function StaffHeader({ path, title }: StaffHeaderProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      const element = frame.current;
      const height = event.source === element?.contentWindow ? headerHeight(event.data) : null;
      if (element && height !== null) element.style.height = `${height}px`;
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  return (
    <iframe
      ref={frame}
      class="staff-header"
      src={path}
      title={title}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
