/** The characters from one offset to another of the text within an element, as a range of the document. */
export function markRange(root: HTMLElement, start: number, end: number): Range {
  const range = document.createRange();
  range.selectNodeContents(root);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let at = 0;
  let hasStart = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!hasStart && start <= at + length) {
      range.setStart(node, start - at);
      hasStart = true;
    }
    if (end <= at + length) {
      range.setEnd(node, end - at);
      break;
    }
    at += length;
  }
  return range;
}
