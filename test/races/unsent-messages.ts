import pg from 'pg'

/** How many messages still wait to be sent. @param url of the superuser */
export async function unsentMessages(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(`SELECT count(*)::int AS n FROM message WHERE state <> 'sent'`)
    return rows[0].n
  } finally {
    await client.end()
  }
}
