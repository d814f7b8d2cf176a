import type { OutputOf } from './endpoint.ts'
import type { getRegistration } from './site.ts'

/** What the step of payment shows. */
export interface PaymentStep {
  readonly token: string
  readonly registration: OutputOf<typeof getRegistration>
  readonly offer: PaymentOffer
  /** How many steps the registration has, this one included. */
  readonly steps: number
}

/** The ways in which a registration may be paid. */
export interface PaymentOffer {
  /** Ways of the gateway that takes new payments, and its name; null where none is connected. */
  readonly gateway: { readonly name: string; readonly ways: readonly GatewayWay[] } | null
  /** The account of the organiser ('PL' and 26 digits) and whom the transfer names; null: it takes no transfers. */
  readonly transfer: { readonly account: string; readonly recipient: string } | null
}

/** `quick_transfer`: by the page of the payer's bank. */
export type GatewayWay = 'blik' | 'card' | 'quick_transfer'
