import { kysely, type Tx } from '#server/db/database.ts'

/** What an account has chosen of its looks. */
export interface BrandRow {
  readonly name: string
  readonly about: string
  readonly accent: string
  readonly background: string | null
  readonly logoPictureId: string | null
}

/** Locked until the transaction ends. */
export async function lockBrand(tx: Tx, account: string): Promise<BrandRow> {
  return kysely(tx)
    .selectFrom('account')
    .select(['name', 'about', 'accent', 'background', 'logoPictureId'])
    .where('accountId', '=', account)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function saveBrand(tx: Tx, account: string, brand: BrandRow): Promise<void> {
  await kysely(tx)
    .updateTable('account')
    .set({ ...brand })
    .where('accountId', '=', account)
    .execute()
}

/** Whether the account has such a logo. */
export async function hasLogo(tx: Tx, pictureId: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('picture')
    .select('pictureId')
    .where('pictureId', '=', pictureId)
    .where('purpose', '=', 'logo')
    .executeTakeFirst()
  return row !== undefined
}
