const youTube =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#&]*&)*v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?!\d)/i;

interface Playing {
  loop?: boolean;
  showControls?: boolean;
}

/**
 * The address of the player for a film on YouTube or Vimeo, which starts at once and, as far as the two let it, sets
 * no cookies; null for every other address, which is taken to be a file.
 * https://developers.google.com/youtube/player_parameters, https://help.vimeo.com/hc/en-us/articles/12426260232977
 */
export function videoPlayer(url: string, { loop, showControls }: Playing): string | null {
  const film = youTube.exec(url)?.[1];
  if (film) {
    // A single film is repeated as a list of itself.
    const more = `${loop ? `&loop=1&playlist=${film}` : ''}${showControls ? '' : '&controls=0'}`;
    return `https://www.youtube-nocookie.com/embed/${film}?autoplay=1${more}`;
  }
  const number = vimeo.exec(url)?.[1];
  if (!number) return null;
  const more = `${loop ? '&loop=1' : ''}${showControls ? '' : '&controls=0'}`;
  return `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${more}`;
}
