import type { ComponentChildren } from 'preact';

interface FrameLinkProps {
  href: string;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

/** A link out of the frame: the chat stays where it is, and the other page learns nothing of it. */
export function FrameLink({ href, class: className, label, children }: FrameLinkProps) {
  return (
    <a href={href} class={className} aria-label={label} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
