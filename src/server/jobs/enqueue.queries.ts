import { sql } from 'kysely'
import { kysely, type Tx } from '../db/database.ts'
import { jsonb } from '../db/json.ts'

/** Every job by name with its payload; `worker.ts` maps it to the function that runs it. */
export interface JobPayloads {
  /** At the end of the time to pay: the places are released unless the registration was paid. */
  'expire-registration': { registration: string }
  /** Right after the order: the e-mail with the amount, the due date and the link, unless it is paid already. */
  'remind-to-pay': { registration: string }
  /** A week after an order that awaits approval: the staff are reminded. */
  'note-waiting-approval': { registration: string }
  /** Three days after a refusal to approve: a registration without a decision of its registrant is called off. */
  'end-refused': { registration: string }
  /** At the day of a later part, where the organiser wants it so: an unpaid registration is called off. */
  'end-unpaid': { registration: string }
  /** After an order that was confirmed at once: the people get their numbers, then the e-mail with the tickets. */
  'send-tickets': { registration: string }
  'send-message': { message: string }
  /** A colleague of the organiser tries out a mail before it goes to everyone. */
  'send-trial-mail': { message: string; to: string; subject: string; text: string; html: string }
  /** Somebody is invited to the team of the account. */
  'send-team-invitation': { invitation: string }
  /** Somebody is invited to an event, or reminded of it. */
  'send-invite': { invite: string }
  /** A reply address of the account waits to be confirmed. */
  'send-reply-check': Record<string, never>
  /** A visitor has requested the links to the registrations of this mailbox. */
  'send-links': { message: string; email: string }
  /** An event does not take place: its registrations are cancelled. */
  'call-off-event': { event: string }
  /** The draft of an event is tried on everybody who is registered. */
  'try-draft': { event: string; trial: string }
  /** An event was moved: everyone who is registered is told. */
  'tell-move': { move: string }
  /** The last day for an answer is over: the silent are settled by what the organiser has said. */
  'settle-move': { move: string }
  /** The last moment for an answer to a question of the office has come. */
  'expire-question': { question: string }
  /** A day before that. */
  'remind-of-question': { question: string }
  /** Simulated families register for an event in test mode. */
  rehearse: { event: string }
  /** The registrations of a test are deleted. */
  'wipe-tests': { event: string }
  /** The money of a donation has come: the donor gets the confirmation. */
  'send-donation-mail': { donation: string }
  /** Requests a refund of a payment or of a donation from the gateway, or asks about its state. */
  'send-refund': { refund: string }
  /** Once a night: refunds of expired registrations are requested. */
  'request-refunds': Record<string, never>
  /** Places were released in an event with a waiting list: the next in turn gets an offer. */
  'offer-places': { event: string }
  /** A hold in an event has ended, and the event was not swept since. */
  'sweep-event': { event: string }
  /** The office does something to many registrations, or imports them: row after row. */
  'office-job': { job: string }
  'settle-notice': { gateway: string; notice: string }
  /** Many registrations have changed, as at an opening: the rows of the office's lists are made anew. */
  'refresh-lists': Record<string, never>
  /** Once a night: compares the books of the account with each other. */
  reconcile: Record<string, never>
  /** What the name servers say of an account's own domain. */
  'check-own-domain': Record<string, never>
  /** The same, while another account proves the domain too. */
  'check-contested-domain': Record<string, never>
  /** The row of a file is gone: its bytes go too. */
  'delete-stored-file': { key: string }
  /** In the morning, or each quarter of an hour for alarms: members are told of what waits for them. */
  'tell-staff': { of: 'all' | 'alarms' }
  'send-staff-notice': { notice: string }
  /** Each hour: members are told of the scheduled reports whose term has come. */
  'mail-scheduled': Record<string, never>
  'send-scheduled-mail': { mail: string }
  /** A member has asked for a long list as a file: its next parts are made. */
  'make-list-file': { file: string }
  /** Such a file is ready: its member gets a mail. */
  'announce-list-file': { file: string }
  /** Each minute, across all accounts: what jobs have left undone is queued again. */
  sweep: Record<string, never>
  /** The test gateway's own job: sends its notice to us over HTTP. */
  'deliver-test-notice': { notice: string }
}

/**
 * Adds a job within the transaction: it exists exactly when its cause exists. The same `key` replaces a job that has
 * not begun yet.
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
 * Ensures that a job with this key exists and is due now, for work that may have been lost. One that fails keeps its
 * attempts and its error, one that has given up begins again, one in progress is not touched.
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
