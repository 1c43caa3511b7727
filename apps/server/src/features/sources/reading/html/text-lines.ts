import { type ChildNode, hasChildren, isTag, isText, type ParentNode } from 'domhandler';

const unseen = new Set(['script', 'style', 'template', 'noscript', 'title']);

/** What is written in an element, each text on a line of its own. However deep elements lie in each other. */
export function textLinesOf(element: ParentNode): string {
  const lines: string[] = [];
  const rest: ChildNode[] = element.children.toReversed();
  for (let node = rest.pop(); node; node = rest.pop()) {
    const text = isText(node) ? node.data.replace(/\s+/g, ' ').trim() : '';
    if (text) lines.push(text);
    if (hasChildren(node) && !(isTag(node) && unseen.has(node.name)))
      // One by one: a call takes no more than some ten thousand arguments, and a page may have more children.
      for (const child of node.children.toReversed()) rest.push(child);
  }
  return lines.join('\n');
}
