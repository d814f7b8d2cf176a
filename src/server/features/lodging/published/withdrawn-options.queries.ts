import { kysely, type Tx } from '#server/db/database.ts'

/** Options of lodging and transport that people had chosen when they were withdrawn; also those that are offered again. */
export async function listWithdrawn(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('withdrawnOption')
    .select(['item', 'option', 'name'])
    .where('eventId', '=', eventId)
    .orderBy('withdrawnAt')
    .execute()
}

/** Notes what a publication withdraws; what is withdrawn once more gets the newest name. */
export async function noteWithdrawn(
  tx: Tx,
  rows: readonly {
    readonly accountId: string
    readonly eventId: string
    readonly item: string
    readonly option: string
    readonly name: string
    readonly withdrawnBy: string
    readonly withdrawnAt: string
  }[],
): Promise<void> {
  if (rows.length === 0) return
  await kysely(tx)
    .insertInto('withdrawnOption')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'eventId', 'item', 'option']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        withdrawnBy: eb.ref('excluded.withdrawnBy'),
        withdrawnAt: eb.ref('excluded.withdrawnAt'),
      })),
    )
    .execute()
}
