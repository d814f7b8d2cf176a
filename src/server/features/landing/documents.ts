import { createHash } from 'node:crypto'
import type { Brand } from '#server/config.ts'

/** Changes with the wording, so that nobody reads an older one from a cache. */
const VERSION = '1'

/** Address of a document of a brand on the brand's own host: '/{token}.pdf' (specification §2, footer). */
export function documentAddress(kind: 'terms' | 'privacy', brand: Brand): string {
  const token = createHash('sha256').update(`${kind} ${brand.id} ${VERSION}`).digest('base64url')
  return `/${token.slice(0, 22)}.pdf`
}
