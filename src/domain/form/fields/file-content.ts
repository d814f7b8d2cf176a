import { type FileKind, mediaTypeOf } from './file-rules.ts'

/** Where a format begins with fixed bytes; null: an arbitrary byte. */
const BEGINNINGS: Partial<Record<FileKind, readonly (number | null)[]>> = {
  pdf: codes('%PDF-'),
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, ...codes('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [...codes('RIFF'), null, null, null, null, ...codes('WEBP')],
}
const ZIP = [...codes('PK'), 3, 4]

/** The end record of a zip file, and the parts of its directory, by offset. */
const END_OF_ZIP = [...codes('PK'), 5, 6]
const ENTRY_OF_ZIP = [...codes('PK'), 1, 2]
const END_BYTES = 22
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 0xffff
const MOST_ENTRIES = 2_000

/**
 * The kind of a file by its content; the name and the type that a device reports may say anything. Null for a kind that
 * no form accepts, and for documents that carry programs (macros).
 */
export function kindOfContent(content: Uint8Array): FileKind | null {
  for (const kind of ['pdf', 'jpg', 'png', 'webp'] as const)
    if (hasAt(content, 0, BEGINNINGS[kind] ?? [])) return kind
  return hasAt(content, 0, ZIP) ? kindOfZip(content) : null
}

/** A PDF that was cut off, or to which something was added, has no end where readers look for it. */
export const isWholePdf = (content: Uint8Array): boolean =>
  textAt(content, Math.max(0, content.length - 1024), content.length).includes('%%EOF')

/** Both formats of documents are zip files, known by their entries. */
function kindOfZip(content: Uint8Array): FileKind | null {
  const names = namesInZip(content)
  if (names === null || names.some(isProgram)) return null
  if (names.includes('[Content_Types].xml') && names.includes('word/document.xml')) return 'docx'
  // By the standard the first entry, stored as it is: 30 bytes of a header, the name, the type.
  const isOdt = textAt(content, 30, 30 + 200).startsWith(`mimetype${mediaTypeOf('odt')}`)
  return isOdt && names.includes('content.xml') ? 'odt' : null
}

const isProgram = (name: string) => /(^|\/)(vbaProject|vbaData)|^(Basic|Scripts)\/./i.test(name)

/** The names of the directory at the end of a zip file; null where it is damaged. */
function namesInZip(content: Uint8Array): string[] | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const end = endOfZip(content)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > MOST_ENTRIES) return null
  const names: string[] = []
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > end || !hasAt(content, at, ENTRY_OF_ZIP)) return null
    const nameBytes = view.getUint16(at + 28, true)
    names.push(textAt(content, at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes))
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

function endOfZip(content: Uint8Array): number | null {
  const last = content.length - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (hasAt(content, at, END_OF_ZIP)) return at
  return null
}

const hasAt = (content: Uint8Array, at: number, bytes: readonly (number | null)[]) =>
  at + bytes.length <= content.length &&
  bytes.every((byte, index) => byte === null || content[at + index] === byte)

/** Byte by byte: what is compared here is ASCII. */
const textAt = (content: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...content.subarray(from, Math.min(to, content.length)))

function codes(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0))
}
