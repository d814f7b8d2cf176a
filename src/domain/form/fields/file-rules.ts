import { type FormError, formError } from './messages.ts'

/** The kinds of file that a form can ask for. A new kind is a line here. */
const KINDS = {
  pdf: { name: 'PDF', types: ['application/pdf'], endings: ['.pdf'] },
  jpg: { name: 'JPG', types: ['image/jpeg'], endings: ['.jpg', '.jpeg'] },
  png: { name: 'PNG', types: ['image/png'], endings: ['.png'] },
  webp: { name: 'WebP', types: ['image/webp'], endings: ['.webp'] },
  docx: {
    name: 'DOCX',
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    endings: ['.docx'],
  },
  odt: { name: 'ODT', types: ['application/vnd.oasis.opendocument.text'], endings: ['.odt'] },
} as const

export type FileKind = keyof typeof KINDS

/** What an organiser asks for, in the order of the page; each is several kinds. */
const SORTS = { pdf: ['pdf'], picture: ['jpg', 'png', 'webp'], document: ['docx', 'odt'] } as const

export type FileSort = keyof typeof SORTS
export const FILE_SORTS = ['pdf', 'picture', 'document'] as const satisfies readonly FileSort[]

/** What is accepted where a question does not say. */
export const USUAL_SORTS: readonly FileSort[] = ['pdf', 'picture']

/** The most that a question may ask for. */
export const MOST_FILES = 10
/** More does not come through a weak network within the time that a request has. */
export const MOST_MEGABYTES = 10

/** The files that a field accepts: stated on the page before one is chosen. */
export interface FileRules {
  readonly kinds: readonly FileKind[]
  /** Of one file, in MB of 1024 × 1024 bytes. */
  readonly maxMegabytes: number
  /** The most files at once; a new choice replaces an only one. */
  readonly max: number
}

/** A document or its photograph: the default unless a control states otherwise. */
export const USUAL_FILES: FileRules = { kinds: ['pdf', 'jpg', 'png'], maxMegabytes: 5, max: 1 }

/** What a document that is checked means for the entry while it is missing, rejected or withdrawn. */
export const ENTRY_EFFECTS = ['warn', 'block', 'nothing'] as const
export type EntryEffect = (typeof ENTRY_EFFECTS)[number]

/** What a question says of its files; the rest is as usual. */
export interface AskedFiles {
  readonly accept?: readonly FileSort[] | undefined
  readonly maxMegabytes?: number | undefined
  readonly max?: number | undefined
  /** Somebody of the staff looks at each. */
  readonly toCheck?: boolean | undefined
  readonly atEntry?: EntryEffect | undefined
}

/** The rules of a question: unless it states otherwise one document or its photograph, as large as phones take them. */
export const fileRulesOf = ({
  accept = USUAL_SORTS,
  maxMegabytes = MOST_MEGABYTES,
  max = 1,
}: AskedFiles = {}): FileRules => ({
  kinds: FILE_SORTS.filter((sort) => accept.includes(sort)).flatMap(
    (sort): readonly FileKind[] => SORTS[sort],
  ),
  maxMegabytes,
  max,
})

/** A file as the device describes it; its content has not been checked. */
export interface ChosenFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Media type; empty where the device knows none. */
  readonly type: string
}

const BYTES_IN_MB = 1024 * 1024

/** Why a file cannot be accepted, shown before it is sent; null when it can. */
export function fileFault(file: ChosenFile, { kinds, maxMegabytes }: FileRules): FormError | null {
  if (isHeic(file)) return formError('HEIC_FILE')
  if (!kinds.some((kind) => isOfKind(file, kind))) return formError('INVALID_FILE_KIND')
  if (file.size === 0) return formError('EMPTY_FILE')
  return file.size > maxMegabytes * BYTES_IN_MB ? formError('LARGE_FILE', maxMegabytes) : null
}

/** The photographs of iPhones: converted by the phone itself, but not when they were copied from it first. */
const isHeic = ({ name, type }: ChosenFile): boolean =>
  type === 'image/heic' || type === 'image/heif' || /\.hei[cf]$/i.test(name)

/** By its type or by its extension: devices often know only one of them. */
function isOfKind({ name, type }: ChosenFile, kind: FileKind): boolean {
  const types: readonly string[] = KINDS[kind].types
  return types.includes(type) || KINDS[kind].endings.some((ending) => name.toLowerCase().endsWith(ending))
}

/** What a file of this kind is called on the wire. */
export const mediaTypeOf = (kind: FileKind): string => KINDS[kind].types[0]

const LONGEST_NAME = 150
/** What could be taken for a path, breaks a header, or turns the direction of what is read ('gpj.exe'). */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"*:<>?|]/gu

/**
 * The name under which a file is stored and offered: the last part of a path, without characters that mislead, and with
 * an ending of its kind, so that no program opens it as something else.
 */
export function safeFileName(name: string, kind: FileKind): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(UNSAFE, '').replace(/^[\s.]+|[\s.]+$/g, '')
  const ending = KINDS[kind].endings.find((each) => plain.toLowerCase().endsWith(each))
  const stem = ending === undefined ? plain : plain.slice(0, -ending.length)
  const kept = [...stem].slice(0, LONGEST_NAME).join('')
  return `${kept === '' ? 'plik' : kept}${ending ?? KINDS[kind].endings[0]}`
}

export const kindName = (kind: FileKind): string => KINDS[kind].name

/** 'PDF', 'JPG', … in the order of the rules. */
export const kindNames = ({ kinds }: FileRules): string[] => kinds.map(kindName)

/** The filter of the device's file chooser (`accept`): types, by which phones offer their camera, and extensions. */
export const acceptedFiles = ({ kinds }: FileRules): string =>
  kinds.flatMap((kind) => [...KINDS[kind].types, ...KINDS[kind].endings]).join(',')
