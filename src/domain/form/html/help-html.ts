import { htmlOfNodes, type SafeNode, safeHtml, safeNodes } from './safe-html.ts'

/** What the help of a question may contain. Headings would break the outline of the page that asks it. */
const KEPT = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a']

/**
 * The help of a question as rich text: paragraphs, bold, italics, lists and links, made safe as all rich text is. Of
 * everything else the words stay; empty where there are none.
 */
export function safeHelp(html: string): string {
  const kept = safeNodes(html).flatMap(keptOf)
  return kept.some(hasWords) ? safeHtml(htmlOfNodes(kept)) : ''
}

function keptOf(node: SafeNode): SafeNode[] {
  if (typeof node === 'string') return [node]
  const children = node.children.flatMap(keptOf)
  if (KEPT.includes(node.element)) return [{ ...node, children }]
  if (node.element === 'h2' || node.element === 'h3') return [{ element: 'p', href: null, children }]
  return children
}

const hasWords = (node: SafeNode): boolean =>
  typeof node === 'string' ? node.trim() !== '' : node.children.some(hasWords)
