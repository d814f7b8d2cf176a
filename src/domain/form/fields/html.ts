import { safeHtml } from '../safe-html.ts'
import { typeOfText } from './text.ts'

/** Html in which a reader would see nothing: '', '<p></p>', '<p>&nbsp;<br></p>'. */
export function isEmptyHtml(html: string): boolean {
  const safe = safeHtml(html)
  return !safe.includes('<hr>') && safe.replace(/<[^>]*>|&nbsp;/g, ' ').trim() === ''
}

/** Rich text, made harmless wherever it comes from: the editor, the clipboard, what was saved. */
export const html = {
  ...typeOfText([], { parse: safeHtml }),
  isEmpty: isEmptyHtml,
  serialise: (value: string) => (isEmptyHtml(value) ? null : safeHtml(value)),
  load: (stored: unknown) => (typeof stored === 'string' ? safeHtml(stored) : ''),
}
