import { safeHtml } from '../html/safe-html.ts'
import { typeOfText } from './text.ts'

/** Html that looks empty to a reader: '', '<p></p>', '<p>&nbsp;<br></p>'. */
export function isEmptyHtml(html: string): boolean {
  const safe = safeHtml(html)
  return !safe.includes('<hr>') && readerText(safe) === ''
}

/** What a reader sees, without its form. */
const readerText = (html: string): string =>
  safeHtml(html)
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Rich text, made harmless regardless of its source: the editor, the clipboard, saved values. */
export const html = {
  ...typeOfText([], { parse: safeHtml }),
  isEmpty: isEmptyHtml,
  serialise: (value: string) => (isEmptyHtml(value) ? null : safeHtml(value)),
  load: (stored: unknown) => (typeof stored === 'string' ? safeHtml(stored) : ''),
}
