/** What one crawl of the site came to. */
export interface CrawlResult {
  pages: number;
  characters: number;
  seconds: number;
}
