/** What is held for the owner of the secret of a hold. */
export interface Hold {
  readonly holdId: string
  readonly eventId: string
  /** Units by pool. */
  readonly units: Readonly<Record<string, number>>
  readonly until: Temporal.Instant
  /** How often it has been prolonged, and how often it may be in total. */
  readonly prolonged: number
  readonly mayProlong: number
  /** When the person it is offered to joined the waiting list; null when it is no offer. */
  readonly joinedAt: Temporal.Instant | null
  /** When it was offered to them; null when it is no offer. */
  readonly offeredAt: Temporal.Instant | null
  /** The version of the event by whose rules they joined; null when it is no offer. */
  readonly agreedVersion: number | null
  /** The person it is offered to, and their draft as it is stored; null when it is no offer. */
  readonly waitingEntryId: string | null
  readonly draft: unknown
}
