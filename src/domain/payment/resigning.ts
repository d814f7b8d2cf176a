import type { QuoteContext } from '../quote/quote-result.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import type { Grosze } from '../values/money.ts'

/** A line as it was agreed to. */
export interface AgreedLine {
  readonly person: string | null
  readonly item: string
  readonly option: string | null
  readonly quantity: number
  readonly amount: Grosze
  readonly onSite?: boolean | undefined
}

/** The resignation: from what was agreed, by whom, and when. Moments are local, Europe/Warsaw. */
export interface Resignation {
  readonly draft: RegistrationDraft
  readonly lines: readonly AgreedLine[]
  /** Money that arrived and stayed, less what was retained before. */
  readonly paid: Grosze
  readonly now: Temporal.PlainDateTime
  readonly registeredAt: Temporal.PlainDateTime
  /** The day whose prices were agreed, and the channel of the order. */
  readonly pricedAt: Temporal.PlainDateTime
  readonly channel: QuoteContext['facts']['channel']
  /** `ref`s of the people who resign; 'all': the whole registration. */
  readonly leaving: ReadonlySet<string> | 'all'
  /** Grosze by which each line becomes less (`allocateReduction`); if omitted, the full lines of the people who resign. */
  readonly falls?: readonly Grosze[] | undefined
  /** How many pieces of each line are given up (`givenUp`); if omitted, all pieces of the people who resign. */
  readonly pieces?: readonly number[] | undefined
  /** `ref`s of people whom the change leaves untouched: their lines become less only because of others. */
  readonly untouched?: ReadonlySet<string>
  /** Grosze that were retained before, once for the whole registration. */
  readonly keptOnce?: Grosze
}
