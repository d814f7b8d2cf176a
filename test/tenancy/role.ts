import pg from 'pg'

/** PostgreSQL's refusal for want of a right, row-level security among them. */
export const NO_RIGHT = { code: '42501' }

/** A role of the product at its own connection. */
export interface ConnectedRole extends AsyncDisposable {
  /** One statement in a transaction of an account, or of none; undone afterwards. */
  run(account: string | null, statement: string, values?: unknown[]): Promise<pg.QueryResult>
  readonly client: pg.Client
}

export async function connectAs(
  databaseUrl: string,
  role: 'zapisano_app' | 'zapisano_worker' | 'zapisano_wiper',
): Promise<ConnectedRole> {
  const client = new pg.Client({ connectionString: databaseUrl, options: `-c role=${role}` })
  await client.connect()
  return {
    client,
    async run(account, statement, values) {
      await client.query('BEGIN')
      try {
        await client.query(`SELECT set_config('app.account_id', $1, true)`, [account ?? ''])
        return await client.query(statement, values)
      } finally {
        await client.query('ROLLBACK')
      }
    },
    [Symbol.asyncDispose]: () => client.end(),
  }
}
