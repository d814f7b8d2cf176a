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
  readonly amount: number
}

/** A notice whose signature was right. It only says that something happened. */
export interface VerifiedNotice {
  readonly noticeId: string
  readonly transactionId: string
  readonly reference: string
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
  /** null when the signature is wrong. */
  verifyNotice(rawBody: string, headers: Readonly<Record<string, string | undefined>>): VerifiedNotice | null
}
