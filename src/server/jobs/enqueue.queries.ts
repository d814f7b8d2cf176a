import { sql } from 'kysely'
import { kysely, type Tx } from '../db/database.ts'
import { jsonb } from '../db/json.ts'

/** Every job by name with its payload; `worker.ts` says which function runs it. */
export interface JobPayloads {
  /** At the end of the time to pay: the places go back unless somebody has paid. */
  'expire-registration': { registration: string }
  /** A quarter of an hour after the order: the e-mail with the due date, if it is still unpaid. */
  'remind-to-pay': { registration: string }
  /** A week after an order that waits for approval: the staff are told that it still does. */
  'note-waiting-approval': { registration: string }
  /** Three days after a refusal to approve: whoever has decided nothing is called off. */
  'end-refused': { registration: string }
  /** At the day of a later part, where the organiser wants it so: what is not paid is called off. */
  'end-unpaid': { registration: string }
  /** After an order that was confirmed at once: the people get their numbers, then the e-mail with the tickets. */
  'send-tickets': { registration: string }
  'send-message': { message: string }
  /** An event does not take place: its registrations are cancelled. */
  'call-off-event': { event: string }
  /** Tells the gateway to give money back, or asks what has become of it. */
  'send-refund': { refund: string }
  /** Places came back in an event where somebody waits: whoever is in turn is offered them. */
  'offer-places': { event: string }
  /** The time of somebody's hold is over in an event and nobody has looked at it since. */
  'sweep-event': { event: string }
  'settle-notice': { gateway: string; notice: string }
  /** Once a night: holds the books of the account against each other. */
  reconcile: Record<string, never>
  /** Each minute, across all accounts: what jobs have left undone is queued again. */
  sweep: Record<string, never>
  /** The test gateway's own job: brings its notice to us over HTTP. */
  'deliver-test-notice': { notice: string }
}

/**
 * Adds a job within the transaction: it exists exactly when what it follows from exists. The same
 * `key` replaces a job that has not begun yet.
 */
export async function enqueue<Task extends keyof JobPayloads>(
  tx: Tx,
  account: string | null,
  task: Task,
  payload: JobPayloads[Task],
  options: { readonly runAt?: Temporal.Instant; readonly key?: string } = {},
): Promise<void> {
  await sql`SELECT jobs.enqueue(${task}, ${account}, ${JSON.stringify(payload)}::jsonb,
    ${options.runAt?.toString() ?? null}::timestamptz, ${options.key ?? null})`.execute(kysely(tx))
}

/**
 * Sees to it that a job by this key is there and due now, for what may have been lost. One that fails keeps its
 * attempts and its error, one that has given up begins again, one in hand is left alone.
 */
export async function enqueueMissing<Task extends keyof JobPayloads>(
  tx: Tx,
  account: string | null,
  task: Task,
  payload: JobPayloads[Task],
  key: string,
): Promise<void> {
  await sql`SELECT jobs.enqueue_missing(${task}, ${account}, ${JSON.stringify(payload)}::jsonb, ${key})`.execute(
    kysely(tx),
  )
}

/** One of the jobs that a batch has added as one row. */
interface PackedJob {
  readonly payload: Readonly<Record<string, unknown>>
  readonly key: string
}

/** Adds all of them at once, due now. */
export async function enqueueEach(
  tx: Tx,
  account: string,
  task: string,
  jobs: readonly PackedJob[],
): Promise<void> {
  await sql`SELECT jobs.enqueue(${task}, ${account}, job->'payload', NULL, job->>'key')
    FROM jsonb_array_elements(${jsonb(jobs)}) AS job`.execute(kysely(tx))
}
