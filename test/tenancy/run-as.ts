import pg from 'pg'

/** PostgreSQL's refusal for want of a right, row-level security among them. */
export const NO_RIGHT = { code: '42501' }

/** Works in a transaction as a role of the product, with an account or without; rolled back in the end. */
export async function runAs<T>(
  databaseUrl: string,
  role: 'zapisano_app' | 'zapisano_worker',
  account: string | null,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, options: `-c role=${role}` })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT set_config('app.account_id', $1, true)`, [account ?? ''])
    return await work(client)
  } finally {
    await client.end()
  }
}
