import type { Brand } from '#server/base/config.ts'

/** A paragraph, or the points that belong to the one before. */
type Part = string | { readonly points: readonly string[] }

/**
 * Terms or privacy policy of the platform, as text; sections and paragraphs are numbered at layout. The texts have
 * not been reviewed by a lawyer yet; that comes before the first real account.
 */
export interface LegalDocument {
  readonly title: string
  readonly version: string
  /** The day of effect, ISO. */
  readonly since: string
  readonly intro: string
  readonly sections: readonly { readonly title: string; readonly parts: readonly Part[] }[]
}

/** The provider of the service. Invented, and marked so in the documents, until a real company operates it. */
export interface Operator {
  readonly service: string
  readonly domain: string
  readonly name: string
  readonly seat: string
  readonly email: string
}

/** The operator under one of the two brands. */
export function operatorOf({ name, domain }: Brand): Operator {
  return {
    service: name,
    domain,
    name: `Operator serwisu ${name}`,
    seat: 'ul. Przykładowa 1, 30-001 Kraków, NIP\u00a0000-000-00-00',
    email: `kontakt@${domain}`,
  }
}
