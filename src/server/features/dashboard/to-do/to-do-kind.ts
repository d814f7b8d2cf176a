import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'

/** Where and when something is looked for. */
export interface Asked {
  /** For kinds that read the rules of events. */
  readonly ctx: Pick<TenantCtx, 'account' | 'secrets' | 'now'>
  readonly now: Temporal.Instant
  /** Published events in which the role of who asks holds. */
  readonly events: readonly string[]
}

/** What waits in an event; `eventId` null: in the account as a whole. */
export interface Waiting {
  readonly eventId: string | null
  readonly count: number
  /** How many of them should not wait any longer. */
  readonly urgent: number
  /** One of the registrations concerned, where the way leads to it. */
  readonly registrationId?: string
  /** Of rooms and vehicles: where one of them is. */
  readonly scope?: string
}

/** A kind of thing that waits for the staff. Its words are in `i18n/pl/to-do.ts` under the same name. */
export interface ToDoKind {
  /** Who can do something about it: nobody else sees it. */
  readonly may: (role: Role) => boolean
  /** Finds what waits, along an index, in all asked events at once; events without any are left out. */
  readonly find: (tx: Tx, asked: Asked) => Promise<readonly Waiting[]>
  /** The page on which it is done, as an address within the panel; null where there is none. */
  readonly path: (waiting: Waiting) => string | null
}

/** The page of an event, at an address below its own. */
export const pageOf =
  (page: string) =>
  ({ eventId }: Waiting): string =>
    `/wydarzenia/${eventId}/${page}`
