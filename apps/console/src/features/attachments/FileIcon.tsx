import { File, FileSpreadsheet, FileText, FileVideo, Image, Music, Presentation } from 'lucide-react';

const icons: Readonly<Record<string, typeof File>> = {
  png: Image,
  jpg: Image,
  jpeg: Image,
  gif: Image,
  webp: Image,
  pdf: FileText,
  txt: FileText,
  docx: FileText,
  odt: FileText,
  csv: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  pptx: Presentation,
  mp3: Music,
  mp4: FileVideo,
};

/** What kind of file it is, by the ending that the server has given its name. */
export function FileIcon({ name }: { name: string }) {
  const Icon = icons[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? File;
  return <Icon size={20} aria-hidden style={{ flexShrink: 0 }} />;
}
