export interface NewTransaction {
  /** Our payment's id; the gateway repeats it in its notices. */
  readonly reference: string
  /** Grosze. */
  readonly amount: number
  readonly description: string
  readonly payer: { readonly name: string; readonly email: string }
  /** Where the payer's browser goes when it is done, whatever the outcome. */
  readonly returnUrl: string
}

export interface StartedTransaction {
  readonly transactionId: string
  readonly redirectUrl: string
}

/** What the gateway knows of a transaction now. */
export interface TransactionTruth {
  readonly transactionId: string
  readonly reference: string
  readonly status: 'pending' | 'succeeded' | 'failed' | 'cancelled'
  /** What really came, once it has succeeded; payers do not always pay what they were asked for. */
  readonly amount: number
  /** ISO 4217; `amount` is in its hundredths. */
  readonly currency: string
}

export interface NewRefund {
  /** Our refund's id; the gateway repeats it in its notices. */
  readonly reference: string
  /** The transaction that brought the money. */
  readonly transactionId: string
  /** Grosze. */
  readonly amount: number
}

/** What the gateway knows of a refund now. */
export interface RefundTruth {
  readonly reference: string
  /** The gateway's name for it; null when it has refused it outright. */
  readonly refundId: string | null
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly amount: number
}

/** A notice whose signature was right. It only says that something happened. */
export interface VerifiedNotice {
  readonly noticeId: string
  readonly transactionId: string
  /** Our payment's id. */
  readonly reference: string
  /** Our refund's id when it is about a refund of that payment. */
  readonly refund: string | null
}

/** A payment gateway. Calls go over a socket and may throw; they never run inside a transaction. */
export interface PaymentGateway {
  readonly name: string
  /** False where nothing stands behind it: nobody is sent there. */
  readonly takesPayments: boolean
  /** How long a payer may take: a started payment pushes the expiry by this. */
  readonly payTime: Temporal.Duration
  /**
   * Idempotent by reference: the same one again, also at the same moment or after it was paid, answers the
   * transaction that stands. A provider whose gateway does not promise this sees to it itself: a payment
   * whose start was broken off is found again by this alone.
   */
  start(transaction: NewTransaction): Promise<StartedTransaction>
  ask(transactionId: string): Promise<TransactionTruth>
  /**
   * Gives money back. `failed` when the gateway refuses it for good; throws when it does not answer: then it
   * may have happened, and the caller asks before it tells again. No promise of idempotency is needed.
   */
  refund(refund: NewRefund): Promise<RefundTruth>
  /** null when the gateway has never heard of it. */
  askRefund(refund: Pick<NewRefund, 'reference' | 'transactionId'>): Promise<RefundTruth | null>
  /** null when the signature is wrong. */
  verifyNotice(rawBody: string, headers: Readonly<Record<string, string | undefined>>): VerifiedNotice | null
}
