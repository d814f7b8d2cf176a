import { type FormError, formError } from './messages.ts'

/** The kinds of file that a form can ask for. A new kind is a line here. */
const KINDS = {
  pdf: { name: 'PDF', types: ['application/pdf'], endings: ['.pdf'] },
  jpg: { name: 'JPG', types: ['image/jpeg'], endings: ['.jpg', '.jpeg'] },
  png: { name: 'PNG', types: ['image/png'], endings: ['.png'] },
  docx: {
    name: 'DOCX',
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    endings: ['.docx'],
  },
  odt: { name: 'ODT', types: ['application/vnd.oasis.opendocument.text'], endings: ['.odt'] },
} as const

export type FileKind = keyof typeof KINDS

/** What a field takes: stated on the page before anybody chooses. */
export interface FileRules {
  readonly kinds: readonly FileKind[]
  /** Of one file, in MB of 1024 × 1024 bytes. */
  readonly maxMegabytes: number
  /** The most files at once; a new choice takes the place of an only one. */
  readonly max: number
}

/** A document or its photograph: what is asked for unless a control says otherwise. */
export const USUAL_FILES: FileRules = { kinds: ['pdf', 'jpg', 'png'], maxMegabytes: 5, max: 1 }

/** A file as the device describes it; nobody has looked inside. */
export interface ChosenFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Media type; empty where the device knows none. */
  readonly type: string
}

const BYTES_IN_MB = 1024 * 1024

/** Why a file cannot be taken, told before it is sent anywhere; null when it can. */
export function fileFault(file: ChosenFile, { kinds, maxMegabytes }: FileRules): FormError | null {
  if (!kinds.some((kind) => isOfKind(file, kind))) return formError('INVALID_FILE_KIND')
  if (file.size === 0) return formError('EMPTY_FILE')
  return file.size > maxMegabytes * BYTES_IN_MB ? formError('LARGE_FILE', maxMegabytes) : null
}

/** By its type or by its ending: devices often know only one of them. */
function isOfKind({ name, type }: ChosenFile, kind: FileKind): boolean {
  const types: readonly string[] = KINDS[kind].types
  return types.includes(type) || KINDS[kind].endings.some((ending) => name.toLowerCase().endsWith(ending))
}

/** 'PDF', 'JPG', … in the order of the rules. */
export const kindNames = ({ kinds }: FileRules): string[] => kinds.map((kind) => KINDS[kind].name)

/** What the device's chooser offers (`accept`): types, by which phones offer their camera, and endings. */
export const acceptedFiles = ({ kinds }: FileRules): string =>
  kinds.flatMap((kind) => [...KINDS[kind].types, ...KINDS[kind].endings]).join(',')
