import { typeOfText } from './text.ts'

/** What shows something although there is no text in it. */
const SEEN_WITHOUT_TEXT = /<(?:img|video|audio|iframe|hr|table)\b/i

/** Html in which a reader would see nothing: '', '<p></p>', '<p>&nbsp;<br></p>'. */
export function isEmptyHtml(html: string): boolean {
  if (SEEN_WITHOUT_TEXT.test(html)) return false
  const words = html.replace(/<!--.*?-->|<[^>]*>/gs, '').replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
  return words.trim() === ''
}

/** Rich text as its editor wrote it. Making it harmless is the work of whoever takes it in. */
export const html = {
  ...typeOfText([]),
  isEmpty: isEmptyHtml,
  serialise: (value: string) => (isEmptyHtml(value) ? null : value),
}
