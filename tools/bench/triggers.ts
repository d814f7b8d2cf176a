import type pg from 'pg'

/** By these functions triggers note what the lists, the reports, the pages of money and the dashboard are made of. */
const NOTING = ['queue_list_refresh', 'count_registrations', 'count_people', 'count_money', 'count_entries']

/** Switches the triggers that note what a sale has changed on or off, to see what they cost. Returns how many there are. */
export async function switchTriggers(owner: pg.Client, on: boolean): Promise<number> {
  const { rows } = await owner.query<{ name: string; of: string }>(
    `SELECT quote_ident(t.tgname) AS name, t.tgrelid::regclass::text AS of
       FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE p.proname = ANY ($1) AND NOT t.tgisinternal`,
    [NOTING],
  )
  for (const { name, of } of rows)
    await owner.query(`ALTER TABLE ${of} ${on ? 'ENABLE' : 'DISABLE'} TRIGGER ${name}`)
  return rows.length
}
