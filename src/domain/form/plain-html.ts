import { type SafeNode, safeHtml, safeNodes } from './safe-html.ts'

/** The plain side of rich text: for a page on which the editor is missing. */

/** Paragraphs of a text, parted by an empty line, its breaks of line kept. */
export const htmlOfText = (text: string): string =>
  safeHtml(
    text
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${escapedText(paragraph).replaceAll('\n', '<br>')}</p>`)
      .join(''),
  )

/** The text of html that has nothing but paragraphs in it; null where a plain text would lose something. */
export function textOfHtml(html: string): string | null {
  const paragraphs = safeNodes(html).map(paragraphText)
  return paragraphs.some((text) => text === null) ? null : paragraphs.join('\n\n')
}

function paragraphText(node: SafeNode): string | null {
  if (typeof node === 'string') return node
  if (node.element !== 'p') return null
  const parts = node.children.map(lineText)
  return parts.some((text) => text === null) ? null : parts.join('')
}

const lineText = (node: SafeNode): string | null =>
  typeof node === 'string' ? node : node.element === 'br' ? '\n' : null

const escapedText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
