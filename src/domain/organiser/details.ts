import type { AuditFacts } from '../audit/changes.ts'
import { sameValue } from '../values/same-value.ts'

/** Which data-protection clauses an organiser uses: those of the Church, or of everybody else. */
export const ORGANISER_KINDS = ['church', 'public', 'association', 'trader'] as const
export type OrganiserKind = (typeof ORGANISER_KINDS)[number]

/** What an organiser says of itself to visitors; empty or null: not given yet. */
export interface OrganiserDetails {
  readonly legalName: string
  readonly address: string
  /** Ten digits. */
  readonly nip: string
  readonly kind: OrganiserKind | null
  /** Whether it sells as a business. */
  readonly trader: boolean | null
  readonly email: string
  readonly phone: string
  /** Where participants send plain transfers to: 'PL' and 26 digits. */
  readonly bankAccount: string
}

export type DetailName = keyof OrganiserDetails

/** In the order of the page. */
const DETAIL_NAMES: readonly DetailName[] = [
  'legalName',
  'address',
  'nip',
  'kind',
  'trader',
  'email',
  'phone',
  'bankAccount',
]

/** Some of the details: those that somebody has looked at, or wants to change. */
export type SomeDetails = { readonly [Name in DetailName]?: OrganiserDetails[Name] | undefined }

/**
 * The details to be changed that somebody else has changed since they were read: what is stored is neither what the
 * person saw nor what they want.
 */
export function clashesOf(stored: OrganiserDetails, seen: SomeDetails, wanted: SomeDetails): DetailName[] {
  return DETAIL_NAMES.filter(
    (name) =>
      wanted[name] !== undefined &&
      !sameValue(stored[name], seen[name]) &&
      !sameValue(stored[name], wanted[name]),
  )
}

/** The details once the wanted ones are saved; a company is a trader whatever was said. */
export function withDetails(stored: OrganiserDetails, wanted: SomeDetails): OrganiserDetails {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
  const saved: OrganiserDetails = { ...stored, ...Object.fromEntries(given) }
  return saved.kind === 'trader' ? { ...saved, trader: true } : saved
}

/** Whether a required NIP is missing: who sells as a business has one. */
export const lacksNip = ({ trader, nip }: Pick<OrganiserDetails, 'trader' | 'nip'>): boolean =>
  trader === true && nip === ''

/** As the journal records them. */
export const factsOf = (details: OrganiserDetails): AuditFacts =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, details[name]]))
