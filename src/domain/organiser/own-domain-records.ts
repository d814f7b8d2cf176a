/** What the name servers say of an organiser's own domain, and what follows from it. */

/** The label below the domain at which the proof stands. */
const PROOF_LABEL = '_zapisy'

/** What stands at the name servers now; the texts are those of the name of the proof. */
export interface DomainRecords {
  readonly cname: string | null
  readonly addresses: readonly string[]
  readonly texts: readonly string[]
}

export interface Expected {
  readonly secret: string
  /** Where our servers are. */
  readonly addresses: readonly string[]
}

/** What was found at each of the two names; empty: nothing. */
export interface Findings {
  readonly addressOk: boolean
  readonly addressFound: string
  readonly proofOk: boolean
  readonly proofFound: string
}

export const proofName = (domain: string): string => `${PROOF_LABEL}.${domain}`
export const proofText = (secret: string): string => `zapisy=${secret}`

/** A longer text at the name servers is shown up to here. */
const LONGEST_SHOWN = 120

/**
 * Compares what stands with what should. Each address must be ours: with another beside it, some visitors would go
 * elsewhere. Of several texts one is enough: other services prove themselves in the same way.
 */
export function compareRecords({ cname, addresses, texts }: DomainRecords, expected: Expected): Findings {
  const elsewhere = addresses.filter((address) => !expected.addresses.includes(address))
  const pointsTo = elsewhere.length > 0 ? elsewhere : addresses
  return {
    addressOk: addresses.length > 0 && elsewhere.length === 0,
    addressFound: shown([...(cname === null ? [] : [cname]), ...pointsTo]),
    proofOk: texts.includes(proofText(expected.secret)),
    proofFound: shown(texts),
  }
}

function shown(values: readonly string[]): string {
  const text = values.join(', ')
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

export type RecordState = 'missing' | 'wrong' | 'right'

export const recordState = (isRight: boolean, found: string): RecordState =>
  isRight ? 'right' : found === '' ? 'missing' : 'wrong'

/** `taken`: proven, but connected to another account that still proves it. */
export type OwnDomainState = 'waiting' | 'wrong' | 'taken' | 'working' | 'broken'

export function ownDomainState(
  findings: Findings & { readonly heldElsewhere: boolean; readonly hasWorked: boolean },
): OwnDomainState {
  const { addressOk, proofOk } = findings
  if (findings.heldElsewhere && proofOk) return 'taken'
  if (addressOk && proofOk) return 'working'
  if (findings.hasWorked) return 'broken'
  const isWrong =
    recordState(addressOk, findings.addressFound) === 'wrong' ||
    recordState(proofOk, findings.proofFound) === 'wrong'
  return isWrong ? 'wrong' : 'waiting'
}

/** Minutes until a domain is looked up again: soon while somebody waits for it, seldom once it works. */
export function minutesToNextCheck(state: OwnDomainState, minutesSinceChange: number): number {
  if (state === 'working') return 60
  if (minutesSinceChange < 60) return 2
  return minutesSinceChange < 3 * 24 * 60 ? 15 : 6 * 60
}

/** Whether the name is a whole domain, where name servers allow no CNAME: 'parafia.pl', 'parafia.waw.pl'. */
export function isWholeDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length === 2 || (labels.length === 3 && SECOND_LEVEL.has(labels[1] ?? ''))
}

/** Second levels below which domains are sold, most of them in Poland. */
const SECOND_LEVEL = new Set(
  'com org net edu gov info biz waw art ngo mil gmina powiat miasta sklep turystyka co ac'.split(' '),
)
