import type { MessageKind } from '@samtale/dialog';
import {
  GalleryVerticalEnd,
  Image,
  Link,
  type LucideIcon,
  RectangleEllipsis,
  Type,
  Video,
} from 'lucide-react';

/** The sign of each kind of message. */
export const kindIcons: Record<MessageKind, LucideIcon> = {
  text: Type,
  link: Link,
  image: Image,
  video: Video,
  suggestion: RectangleEllipsis,
  card: GalleryVerticalEnd,
};
