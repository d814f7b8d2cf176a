import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** A request of the staff that sends a message once, however often it comes. */
export interface Keyed {
  readonly key: string
  readonly requestHash: Buffer
}

/** The hash of the request that has queued a message under a key; undefined: none has. */
export async function findKeyedMessage(tx: Tx, key: string): Promise<Buffer | undefined> {
  const row = await kysely(tx)
    .selectFrom('message')
    .select('requestHash')
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
  return row?.requestHash ?? undefined
}

/** false when the registration already has a message of this kind. */
export async function insertMessage(
  tx: Tx,
  message: {
    readonly accountId: string
    readonly messageId: string
    readonly registrationId: string
    readonly kind: string
    readonly about: object
    /** An e-mail address; the registrant's when not given. */
    readonly recipient?: string
    readonly keyed?: Keyed
  },
): Promise<boolean> {
  const result = await kysely(tx)
    .insertInto('message')
    .columns([
      ...(['accountId', 'messageId', 'registrationId', 'kind', 'recipient', 'about'] as const),
      ...(['idempotencyKey', 'requestHash'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('registration')
        .select((select) => [
          select.val(message.accountId).as('accountId'),
          select.val(message.messageId).as('messageId'),
          'registrationId',
          select.val(message.kind).as('kind'),
          message.recipient === undefined
            ? select.ref('contactEmail').as('recipient')
            : select.val(message.recipient).as('recipient'),
          sql`${jsonb(message.about)}`.as('about'),
          select.cast<string | null>(select.val(message.keyed?.key ?? null), 'uuid').as('idempotencyKey'),
          select
            .cast<Buffer | null>(select.val(message.keyed?.requestHash ?? null), 'bytea')
            .as('requestHash'),
        ])
        .where('registrationId', '=', message.registrationId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n
}

/** The same for an entry of the waiting list. */
export async function insertWaitingMessage(
  tx: Tx,
  message: {
    readonly accountId: string
    readonly messageId: string
    readonly waitingEntryId: string
    readonly kind: string
  },
): Promise<boolean> {
  const { accountId, messageId, waitingEntryId, kind } = message
  const result = await kysely(tx)
    .insertInto('message')
    .columns(['accountId', 'messageId', 'waitingEntryId', 'kind', 'recipient'])
    .expression((eb) =>
      eb
        .selectFrom('waitingEntry')
        .select((select) => [
          select.val(accountId).as('accountId'),
          select.val(messageId).as('messageId'),
          'waitingEntryId',
          select.val(kind).as('kind'),
          'contactEmail',
        ])
        .where('waitingEntryId', '=', waitingEntryId),
    )
    .onConflict((conflict) => conflict.columns(['accountId', 'waitingEntryId', 'kind']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n
}

/** Takes a waiting or withheld message for processing: counts the attempt. Not one that goes out with another. */
export async function takeQueuedMessage(tx: Tx, messageId: string) {
  return kysely(tx)
    .updateTable('message')
    .set({ attempts: sql<number>`attempts + 1`, state: 'queued' })
    .where('messageId', '=', messageId)
    .where('state', 'in', ['queued', 'withheld'])
    .where('mergedInto', 'is', null)
    .returning(['kind', 'registrationId', 'waitingEntryId', 'recipient', 'attempts', 'about'])
    .returning(sql<string>`old.state`.as('before'))
    .executeTakeFirst()
}

/** false: it was wiped with its registration. */
export async function isMessage(tx: Tx, messageId: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('message')
    .select('messageId')
    .where('messageId', '=', messageId)
    .executeTakeFirst()
  return row !== undefined
}

/** With those that went out in the same mail. */
export async function markSent(tx: Tx, messageId: string): Promise<void> {
  await kysely(tx)
    .updateTable('message')
    .set({ state: 'sent', sentAt: sql<string>`now()` })
    .where((eb) => eb.or([eb('messageId', '=', messageId), eb('mergedInto', '=', messageId)]))
    .execute()
}

/** A message that will not be sent, with those of its mail; false when another attempt was first. */
export async function markUnsent(
  tx: Tx,
  messageId: string,
  state: 'skipped' | 'failed' | 'kept',
): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('message')
    .set({ state })
    .where((eb) => eb.or([eb('messageId', '=', messageId), eb('mergedInto', '=', messageId)]))
    .where('state', 'in', ['queued', 'withheld'])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
