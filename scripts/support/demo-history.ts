import type pg from 'pg'
import { noticePath } from '#contract/gateway.ts'

/** A pseudo-random number of minutes for each registration, the same at each filling. */
const AGE = "make_interval(mins => (('x' || substr(md5(r.number), 1, 6))::bit(24)::int % 80000))"

/** Spreads confirmed registrations over the last eight weeks instead of this minute. Only the owner may. */
export async function spreadOverTime(owner: pg.Client): Promise<void> {
  const tables = [
    ['ledger_entry', 'at'],
    ['registration_revision', 'at'],
    ['registration_revision', 'priced_at'],
    ['audit_entry', 'at'],
    ['consent', 'accepted_at'],
    ['ticket', 'created_at'],
    ['payment', 'created_at'],
  ]
  await owner.query('BEGIN')
  for (const [table, column] of tables) {
    await owner.query(
      `UPDATE ${table} t SET ${column} = t.${column} - ${AGE} FROM registration r
        WHERE r.registration_id = t.registration_id AND r.state = 'confirmed'`,
    )
  }
  // The journal is in the order of its ids, which grow with time.
  await owner.query(
    `UPDATE audit_entry t SET audit_entry_id = uuidv7(-${AGE}) FROM registration r
      WHERE r.registration_id = t.registration_id AND r.state = 'confirmed'`,
  )
  await owner.query(`UPDATE registration r SET created_at = created_at - ${AGE} WHERE state = 'confirmed'`)
  await owner.query('COMMIT')
}

/** The demo's people get no mail: queued messages count as sent, and their jobs are removed. */
export async function quietJobs(owner: pg.Client): Promise<void> {
  await owner.query("UPDATE message SET state = 'sent', sent_at = created_at")
  await owner.query(
    `SELECT graphile_worker.complete_jobs(coalesce(array_agg(id), '{}')) FROM graphile_worker.jobs
      WHERE task_identifier IN ('send-message', 'remind-to-pay')`,
  )
}

/** The test gateway was not running while the demo was filled: the payments it should have taken are entered in it. */
export async function tellTestGateway(owner: pg.Client, port: number): Promise<void> {
  // Refunds still on their way are notified at the port of this node.
  const notices = `http://127.0.0.1:${port}${noticePath('test')}`
  await owner.query(
    `INSERT INTO test_gateway.transaction (transaction_id, reference, amount, description, payer_name, return_url,
        notify_url, status, created_at)
     SELECT p.transaction_id, p.payment_id, p.amount, 'Zgłoszenie ' || r.number,
        r.contact_first_name || ' ' || r.contact_last_name, 'http://localhost/', $1, p.state, p.created_at
       FROM payment p JOIN registration r USING (account_id, registration_id)
     ON CONFLICT DO NOTHING`,
    [notices],
  )
}
