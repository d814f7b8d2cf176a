import type { Brand } from '#server/base/config.ts'
import { sha256 } from '#server/base/secrets.ts'
import { type LegalDocument, operatorOf } from './legal-document.ts'
import { privacy } from './privacy.ts'
import { renderDocument } from './render-document.ts'
import { terms } from './terms.ts'

/** Regulamin or Polityka prywatności of the platform. */
type DocumentKind = 'terms' | 'privacy'

const TEXTS = { terms, privacy }
const NAMES = { terms: 'regulamin', privacy: 'polityka-prywatnosci' }
const TOKEN_LENGTH = 20

/** A document of a brand as a file. */
export interface DocumentFile {
  readonly name: string
  readonly pdf: Buffer
}

/** Made at the first request; the same until the process ends. */
const made = new Map<string, Promise<DocumentFile>>()

/** The path of a document on its brand's host: another text has another address. */
export function documentAddress(kind: DocumentKind, brand: Brand): string {
  const text = JSON.stringify([brand.id, textOf(kind, brand)])
  return `/${sha256(text).toString('hex').slice(0, TOKEN_LENGTH)}.pdf`
}

/** The document at a path of a brand's host, or null. */
export async function findDocument(path: string, brand: Brand): Promise<DocumentFile | null> {
  if (!path.endsWith('.pdf')) return null
  const kind = (['terms', 'privacy'] as const).find((each) => documentAddress(each, brand) === path)
  if (kind === undefined) return null
  const known = made.get(path)
  if (known) return known
  const file = makeFile(kind, brand)
  made.set(path, file)
  // A failure is not cached: the next request tries again.
  file.catch(() => made.delete(path))
  return file
}

async function makeFile(kind: DocumentKind, brand: Brand): Promise<DocumentFile> {
  const pdf = await renderDocument(textOf(kind, brand), operatorOf(brand).name)
  return { name: `${NAMES[kind]}-${brand.id}.pdf`, pdf }
}

const textOf = (kind: DocumentKind, brand: Brand): LegalDocument => TEXTS[kind](operatorOf(brand))
