import { fileURLToPath } from 'node:url';

/** The built server stands in a folder beside its sources, so the way from both is the same. */
const place = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where files are that come with the product. */
export const places = {
  migrations: place('migrations'),
  /** Pictures that bots may show. */
  media: place('media'),
  console: place('../console/dist'),
  widget: place('../widget/dist'),
  /** A database with the schema and the demo in it, made by the build; the first start copies it. */
  templateDatabase: place('../../.cache/database'),
};
