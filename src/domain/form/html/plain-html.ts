import { type SafeNode, safeHtml, safeNodes } from './safe-html.ts'

/** The plain form of rich text: for a page without the editor. */

/** Paragraphs of a text, separated by an empty line, with its line breaks preserved. */
export const htmlOfText = (text: string): string =>
  safeHtml(
    text
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${escapedText(paragraph).replaceAll('\n', '<br>')}</p>`)
      .join(''),
  )

/** The text of html that contains only paragraphs; null where plain text would lose something. */
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

/** All words of rich text in one line, whatever its form. */
export const plainText = (html: string): string =>
  safeNodes(html)
    .map((node) => wordsOf(node).replace(/ {2,}/g, ' ').trim())
    .filter((words) => words !== '')
    .join(' ')

function wordsOf(node: SafeNode): string {
  if (typeof node === 'string') return node
  const isInline = ['strong', 'em', 'u', 's', 'a'].includes(node.element)
  const words = node.children.map(wordsOf).join('')
  return isInline ? words : `${words} `
}
