import pg from 'pg'

/** Brings the schema up to date. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create table if not exists note (id bigint primary key)')
  await client.end()
}
