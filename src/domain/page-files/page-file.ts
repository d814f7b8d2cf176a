import type { FileKind, FileRules } from '../form/fields/file-rules.ts'

/** Kinds of documents that pages offer for download; a map may be a picture. */
export const PAGE_FILE_KINDS = ['pdf', 'docx', 'odt', 'jpg', 'png'] as const satisfies readonly FileKind[]

/** The files that a page can offer. */
export const PAGE_FILES: FileRules = { kinds: PAGE_FILE_KINDS, maxMegabytes: 10, max: 1 }

/** How many files, and bytes of them, an account may have. */
export const PAGE_FILE_QUOTA = { files: 200, bytes: 300 * 1024 * 1024 } as const

const LONGEST_TITLE = 120

/** The title of a file until somebody gives it another: 'regulamin_2027.pdf' becomes 'Regulamin 2027'. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  const title = words === '' ? 'Plik' : words
  return [...`${title.charAt(0).toLocaleUpperCase('pl')}${title.slice(1)}`].slice(0, LONGEST_TITLE).join('')
}
