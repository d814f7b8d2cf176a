import pg from 'pg'
import { ConfigError } from '#server/base/config.ts'

/** As `server_version_num` reports it: 18.4 is 180004. What the product's SQL needs. */
const OLDEST = 180_000

/**
 * Makes sure that a database server is new enough, before it gets a statement that an older one does not know.
 * @param url of any database of the server
 * @throws ConfigError with the actual and the required version
 */
export async function assertPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>(
      `SELECT current_setting('server_version_num') AS version`,
    )
    const version = Number(rows[0]?.version)
    if (version < OLDEST)
      throw new ConfigError(
        `This is PostgreSQL ${releaseOf(version)}, but Zapisano needs PostgreSQL ${releaseOf(OLDEST)} or newer.`,
      )
  } finally {
    await client.end()
  }
}

const releaseOf = (version: number) => Math.floor(version / 10_000)
