export { type Attachment, acceptable, withUploads } from './attachment.ts';
export { acceptedFiles } from './FileChip.tsx';
export { FileChips } from './FileChips.tsx';
export { FileIcon } from './FileIcon.tsx';
export { useAttachments } from './use-attachments.ts';
export { uploads, useUploads } from './use-uploads.ts';
