/** How a payer may pay by a gateway. `blik_code`: the code is typed on our page, `blik`: at the gateway. */
export type PaymentWay = 'blik' | 'blik_code' | 'card' | 'wallet' | 'transfer'

export interface NewTransaction {
  /** Our payment's id; the gateway repeats it in its notices. */
  readonly reference: string
  /** Grosze. */
  readonly amount: number
  readonly description: string
  readonly payer: { readonly name: string; readonly email: string }
  /** The payer's browser; null when an interrupted start is repeated by a job. */
  readonly browser: { readonly ip: string; readonly userAgent: string } | null
  /** Where the payer's browser goes afterwards, whatever the outcome. */
  readonly returnUrl: string
}

export interface StartedTransaction {
  readonly transactionId: string
  readonly redirectUrl: string
}

/** What we know of a transaction when we ask about it. */
export interface KnownTransaction {
  /** The gateway's id of it: from its start, or from its notice where our record of the start was lost. */
  readonly transactionId: string
  /** Our payment's id. */
  readonly reference: string
  /** Grosze that were asked for, from our own books. */
  readonly amount: number
}

/** The gateway's current data of a transaction. */
export interface TransactionTruth {
  /** May differ from that of the start, where a gateway renames a transaction once it is paid. */
  readonly transactionId: string
  readonly reference: string
  readonly status: 'pending' | 'succeeded' | 'failed' | 'cancelled'
  /** What was really paid, once it has succeeded; payers do not always pay what they were asked for. */
  readonly amount: number
  /** ISO 4217; `amount` is in its hundredths. */
  readonly currency: string
}

export interface KnownRefund {
  /** Our refund's id; the gateway repeats it in its notices. */
  readonly reference: string
  /** The transaction that brought the money. */
  readonly transactionId: string
  /** Our id of the payment that brought it. */
  readonly payment: string
}

export interface NewRefund extends KnownRefund {
  /** Grosze: all that was paid, or a part of it. */
  readonly amount: number
}

/** The gateway's current data of a refund. */
export interface RefundTruth {
  readonly reference: string
  /** The gateway's id of it; null when it has refused it outright. */
  readonly refundId: string | null
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly amount: number
}

/** A notice as it came: its bytes, for the signature, and its headers in lower case. */
export interface RawNotice {
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Something that a verified notice reports. The details are requested from the gateway. */
export interface NoticeEvent {
  /** The same for each delivery of the same notice; a hash of the body where the gateway gives no id. */
  readonly noticeId: string
  readonly transactionId: string
  /** Our payment's id. */
  readonly reference: string
  /** Our refund's id when it is about a refund of that payment. */
  readonly refund: string | null
}

/** A notice with a valid signature. */
export interface VerifiedNotice {
  /** None when it is not about our payments, such as a trial notice from the gateway's panel. */
  readonly events: readonly NoticeEvent[]
  /** The body of our 200 by which this gateway takes a notice as delivered. */
  readonly answer: { readonly type: string; readonly body: string }
}

/** Properties of a gateway that do not depend on the merchant's keys. */
export interface GatewayFacts {
  /** Stored with each payment and part of the address of its notices: `a-z`, `0-9`, `-`; never changed. */
  readonly name: string
  readonly can: {
    readonly ways: readonly PaymentWay[]
    /** Refunds all that was paid or parts of it, several times, up to the sum paid. */
    readonly refunds: boolean
    /** Can be asked every night about each payment of the last week. */
    readonly reconcile: boolean
  }
  /** How long a payer may take: a started payment pushes the expiry by this. */
  readonly payTime: Temporal.Duration
  /** Within how many working days a refund is usually on the payer's account. */
  readonly refundDays: number
}

/** The calls that a gateway answers. They go over a socket and may throw; they never run inside a transaction. */
export interface GatewayCalls {
  /**
   * Idempotent by reference: the same one again, also at the same moment or after it was paid, answers the existing
   * transaction. An adapter whose gateway does not promise this ensures it itself: a payment whose start was
   * interrupted is found again only by this.
   */
  start(transaction: NewTransaction): Promise<StartedTransaction>
  /**
   * As `start`, for a payer who has typed a BLIK code on our page; exists exactly when `can.ways` has `blik_code`.
   * Answers once the payer's bank was asked, or null when the code was refused at once; a notice reports the outcome.
   */
  startByCode?(
    transaction: NewTransaction,
    code: string,
  ): Promise<Pick<StartedTransaction, 'transactionId'> | null>
  /** Where a gateway requires its notice to be acknowledged before it pays out, the adapter does so here. */
  ask(transaction: KnownTransaction): Promise<TransactionTruth>
  /**
   * Makes a refund. `failed` when the gateway refuses it for good; throws when it does not answer: then it may have
   * happened, and the caller asks before it requests it again. No promise of idempotency is needed.
   */
  refund(refund: NewRefund): Promise<RefundTruth>
  /** null when the gateway does not know it. */
  askRefund(refund: KnownRefund): Promise<RefundTruth | null>
  /**
   * Our id of the payment that a notice claims to be about, before anything of it is verified: it determines whose
   * keys must verify it. null when it is no notice of this gateway.
   */
  paymentIn(notice: RawNotice): string | null
  /**
   * null when the signature is wrong. May fetch a certificate, or our id of a refund that the notice does not
   * contain.
   */
  verifyNotice(notice: RawNotice): Promise<VerifiedNotice | null>
  /** Whether the gateway accepts the keys. Throws when it does not answer. */
  checkKeys(): Promise<boolean>
}

/** A payment gateway, connected by the keys of a merchant. */
export interface PaymentGateway extends GatewayFacts, GatewayCalls {}
