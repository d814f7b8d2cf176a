import { createHash } from 'node:crypto'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { DueStanding } from '#domain/payment/dues-now.ts'
import type { QuoteDue, QuoteLine } from '#domain/quote/quote-result.ts'
import type { Grosze } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatDate } from '#domain/values/time.ts'
import { tie } from '#i18n/text/typography.ts'
import type { LedgerRow } from '#server/db/ledger-row.ts'

/** The reason of a price, a term, money or a state, in sentences that the registrant may read as they are. */
export interface Explanation {
  /** What it explains, within its registration: 'state', 'due/0', 'entry/<id>'. */
  readonly about: string
  readonly title: string
  readonly sentences: readonly string[]
  /** Differs as soon as the title or a sentence does: who sends it names what was read. */
  readonly mark: string
}

/** What explanations are made from: the registration as the panel shows it, and how it has come to that. */
export interface Explained {
  readonly definition: EventDefinition
  readonly version: number
  readonly publishedAt: Temporal.Instant
  readonly state: string
  readonly isRefused: boolean
  readonly expiresAt: Temporal.Instant | null
  readonly createdAt: Temporal.Instant
  /** Names by `ref`. */
  readonly names: ReadonlyMap<string, string>
  readonly lines: readonly QuoteLine[]
  readonly due: readonly (QuoteDue & DueStanding)[]
  readonly total: Grosze
  readonly paid: Grosze
  readonly ledger: readonly LedgerRow[]
  /** What waits for approval: 'Służba medyczna'. */
  readonly approvals: readonly string[]
  readonly agreements: readonly {
    readonly kind: string
    readonly at: Temporal.Instant
    readonly pricedAt: Temporal.Instant
    readonly reason: string | null
  }[]
  readonly history: readonly { readonly action: string; readonly at: Temporal.Instant }[]
}

export function explanation(about: string, name: string, said: readonly string[]): Explanation {
  const [title, sentences] = [tie(name), said.map(tie)]
  const mark = createHash('sha256')
    .update(JSON.stringify([title, sentences]))
    .digest('base64url')
  return { about, title, sentences, mark: mark.slice(0, 22) }
}

/** '5 czerwca 2031': the Polish day of an instant. */
export const dayOf = (at: Temporal.Instant): string => formatDate(localOf(at).toPlainDate())
