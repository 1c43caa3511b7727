/** Lets the host page's title tell how many messages are unread. */
export interface PageTitle {
  /** 0 gives the page its own title back. */
  tell(count: number): void;
}

/** The title stays the page's own: one that it sets meanwhile gets the number, too. */
export function pageTitle(): PageTitle {
  let own = '';
  let told = '';
  let count = 0;
  const write = () => {
    if (document.title === told) return;
    own = document.title;
    told = `(${count}) ${own}`.trimEnd();
    document.title = told;
  };
  const observer = new MutationObserver(write);
  return {
    tell(unread) {
      if (unread === count) return;
      observer.disconnect();
      if (count && document.title === told) document.title = own;
      told = '';
      count = unread;
      if (!count) return;
      write();
      observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    },
  };
}
