import type { Grosze } from '../money.ts'
import type { QuoteContext } from '../quote/quote-result.ts'
import type { RegistrationDraft } from '../registration/draft.ts'

/** A line as it was agreed to. */
export interface AgreedLine {
  readonly person: string | null
  readonly item: string
  readonly option: string | null
  readonly quantity: number
  readonly amount: Grosze
  readonly onSite?: boolean | undefined
}

/** Who resigns from what was agreed, and when. Moments are local, Europe/Warsaw. */
export interface Resignation {
  readonly draft: RegistrationDraft
  readonly lines: readonly AgreedLine[]
  /** Money that came and stayed, less what was kept of it before. */
  readonly paid: Grosze
  readonly now: Temporal.PlainDateTime
  readonly registeredAt: Temporal.PlainDateTime
  /** The day by whose prices it was agreed, and through what it was ordered. */
  readonly pricedAt: Temporal.PlainDateTime
  readonly channel: QuoteContext['facts']['channel']
  /** `ref`s of those who resign; 'all': the whole registration. */
  readonly leaving: ReadonlySet<string> | 'all'
  /** Grosze by which each line becomes less (`fallsAway`); when not given, the lines of those who resign wholly. */
  readonly falls?: readonly Grosze[] | undefined
  /** How many pieces of each line are given up (`givenUp`); when not given, all of those who resign wholly. */
  readonly pieces?: readonly number[] | undefined
  /** `ref`s of people of whom the change changes nothing: what becomes less of theirs does so because of others. */
  readonly untouched?: ReadonlySet<string>
  /** Grosze that were kept before, once for the whole registration. */
  readonly keptOnce?: Grosze
}
