/** Whether a name is that of something held in the hand. */
export const isHandheld = (name: string): boolean => /iPhone|iPad|Android|telefon|mobil|phone/i.test(name);
