import { expect, test } from 'vitest';
import { fileAddress, linkAddress, readableAddress } from './address.ts';
import { videoPlayer } from './video-player.ts';

test.each([
  [' https://x.dk/a.png ', 'https://x.dk/a.png'],
  ['http://localhost:3000/a', 'http://localhost:3000/a'],
  ['https://ø.dk/æ?b=c#d', 'https://ø.dk/æ?b=c#d'],
  ['/media/city-bike.svg', '/media/city-bike.svg'],
  ['/media/../secret', null],
  ['/media/a/b', null],
  ['media/a.png', null],
  ['a.png', null],
  ['//x.dk/a.png', null],
  ['mailto:a@x.dk', null],
  ['data:image/svg+xml,<svg>', null],
  ['https://', null],
  ['https://x dk', null],
  ['', null],
])('a file at %j', (text, expected) => {
  expect(fileAddress(text)).toBe(expected);
});

test.each([
  ['https://x.dk', 'https://x.dk'],
  ['mailto:hej@x.dk', 'mailto:hej@x.dk'],
  ['tel:+45-12-34-56-78', 'tel:+45-12-34-56-78'],
  ['/media/city-bike.svg', null],
  ['javascript:alert(1)', null],
  ['tel:javascript', null],
  ['mailto:', null],
])('a link to %j', (text, expected) => {
  expect(linkAddress(text)).toBe(expected);
});

test('an address as it is read', () => {
  expect(readableAddress('https://x.dk/')).toBe('x.dk');
  expect(readableAddress('mailto:hej@x.dk')).toBe('hej@x.dk');
});

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['https://youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=2', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youTube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://evil.example/https://youtu.be/dQw4w9WgXcQ', null],
  ['https://x.dk/film.mp4', null],
])('the player of %j', (url, expected) => {
  expect(videoPlayer(url, { showControls: true })).toBe(expected);
});

test('a film that starts over, without controls', () => {
  expect(videoPlayer('https://youtu.be/dQw4w9WgXcQ', { loop: true })).toBe(
    `${youTube}&loop=1&playlist=dQw4w9WgXcQ&controls=0`,
  );
});
