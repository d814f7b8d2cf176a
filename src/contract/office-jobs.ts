import { z } from 'zod'
import { answerSchema } from '#domain/form/fields/answer-schema.ts'
import { choiceSchema } from '#domain/registration/draft.ts'
import { grosze, id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { listRows } from './lists.ts'

/**
 * What the office does to many at once. A job is tried first, row by row, and every row is taken back; then somebody begins
 * it. It goes on when the page is left, can be stopped and resumed, and ends with a report of what did not work and why.
 */

const event = z.strictObject({ accountId: id, eventId: id })
const job = event.extend({ jobId: id })
const path = '/v1/accounts/:accountId/events/:eventId/jobs'

export const JOB_STATES = ['checking', 'prepared', 'running', 'stopped', 'done', 'withdrawn'] as const

const thing = z.string().max(60)

/** What becomes otherwise for each person that is meant, or for the whole registration where it is asked once. */
const wantedChange = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('group'), value: thing }),
  z.strictObject({ what: z.literal('type'), value: thing }),
  /** null: chosen no more. */
  z.strictObject({ what: z.literal('choice'), item: thing, value: choiceSchema.nullable() }),
  z.strictObject({ what: z.literal('answer'), question: thing, value: answerSchema }),
])
export type WantedChange = z.output<typeof wantedChange>

const tag = textOf(1, 30)
const tell = z.boolean().default(true)

/** What is done to each registration, by the rules of the same action on one of them. */
export const bulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('approve') }),
  z.strictObject({ kind: z.literal('refuse'), reason: textOf(1, 500) }),
  z.strictObject({
    kind: z.literal('cancel'),
    reason: textOf(1, 500),
    /** What the rules retain, or nothing. */
    keep: z.enum(['rules', 'nothing']),
    returnDonation: z.boolean().default(false),
    tell,
  }),
  z.strictObject({ kind: z.literal('prolong'), until: z.iso.date(), tell }),
  z.strictObject({ kind: z.literal('tag'), add: z.array(tag).max(12), remove: z.array(tag).max(12) }),
  /** Added below what is written there. */
  z.strictObject({ kind: z.literal('note'), text: textOf(1, 500) }),
  z.strictObject({ kind: z.literal('choose'), change: wantedChange, tell }),
])
export type BulkAction = z.output<typeof bulkAction>

export const JOB_KINDS = [
  'approve',
  'refuse',
  'cancel',
  'prolong',
  'tag',
  'note',
  'choose',
  'import',
] as const

/** One reason why a row did not work; of a file with its line and column, both from 0. */
const rowProblem = z.strictObject({
  message: z.string(),
  /** The name of the person that it is about. */
  person: z.string().nullable(),
  line: z.number().int().nullable(),
  column: z.number().int().nullable(),
})
export type RowProblem = z.output<typeof rowProblem>

export const rowOutcome = z.strictObject({
  /** done, unchanged, or why not: a code of refusal, or one of the job's own (`ROW_CODES`). */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Grosze: more to pay than before, going back, retained. */
  more: grosze,
  back: grosze,
  kept: grosze,
  problems: z.array(rowProblem),
})
export type RowOutcome = z.output<typeof rowOutcome>

/** Reasons of jobs besides the codes of refusal. */
export const ROW_CODES = ['too_many_tags', 'note_too_long', 'unreadable', 'duplicate', 'unexpected'] as const

const heap = z.strictObject({ rows: z.number().int(), amount: grosze })

const sums = z.strictObject({
  more: heap,
  back: heap,
  kept: heap,
  /** Rows that do not work, and of them those for which there are too few places. */
  refused: z.number().int(),
  full: z.number().int(),
  unchanged: z.number().int(),
})

const summary = z.strictObject({
  id,
  kind: z.enum(JOB_KINDS),
  /** What exactly, in words of the event: 'Grupa: Zielona'; empty where the kind says it. */
  what: z.string(),
  state: z.enum(JOB_STATES),
  rows: z.number().int(),
  heads: z.number().int(),
  /** How many rows were tried, and how many have worked and not. */
  checked: z.number().int(),
  done: z.number().int(),
  refused: z.number().int(),
  begunBy: z.string(),
  createdAt: instant,
  endedAt: instant.nullable(),
})

export const officeJob = summary.extend({
  /** What it would come to, as it was tried, and what it has come to so far. */
  expected: sums,
  actual: sums,
  /** The heading of an imported file; null for other jobs. */
  head: z.array(z.string()).nullable(),
  /** Those that do not work first; at most 500. */
  list: z.array(
    z.strictObject({
      position: z.number().int(),
      registrationId: id.nullable(),
      label: z.string(),
      heads: z.number().int(),
      lines: z.array(z.number().int()),
      state: z.enum(['waiting', 'done', 'refused']),
      /** What it has come to, or what it would come to; null: not tried yet. */
      outcome: rowOutcome.nullable(),
    }),
  ),
})

export const listOfficeJobs = endpoint({
  method: 'GET',
  path,
  summary: 'What the office has done to many at once, newest first',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: z.strictObject({ jobs: z.array(summary) }),
  status: 200,
  refusals: ['not_found'],
})

/** Tries an action on rows of a list: those that are named, or all that match. Nothing is changed until it is run. */
export const prepareBulkAction = endpoint({
  method: 'POST',
  path,
  summary: 'Prepare an action on many registrations',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({
    list: listRows.params.shape.list,
    /** Ids of rows; null: all that match. */
    rows: z.array(id).min(1).max(5_000).nullable(),
    search: listRows.query.shape.search,
    conditions: listRows.query.shape.conditions,
    action: bulkAction,
  }),
  output: officeJob,
  status: 202,
  refusals: ['not_found', 'too_large'],
})

export const getOfficeJob = endpoint({
  method: 'GET',
  path: `${path}/:jobId`,
  summary: 'How far a job of the office is, and its report',
  audience: 'member',
  params: job,
  query: noParams,
  body: none,
  output: officeJob,
  status: 200,
  refusals: ['not_found'],
})

/** Begins what was prepared, or goes on with what was stopped. Repeated it changes nothing. */
export const runOfficeJob = endpoint({
  method: 'POST',
  path: `${path}/:jobId/run`,
  summary: 'Begin or resume a job of the office',
  audience: 'member',
  params: job,
  query: noParams,
  body: z.strictObject({}),
  output: officeJob,
  status: 202,
  refusals: ['not_found', 'not_changeable'],
})

/** No further row is done once it is answered; what was done stays. What was not begun yet is withdrawn. */
export const stopOfficeJob = endpoint({
  method: 'POST',
  path: `${path}/:jobId/stop`,
  summary: 'Stop or withdraw a job of the office',
  audience: 'member',
  params: job,
  query: noParams,
  body: z.strictObject({}),
  output: officeJob,
  status: 200,
  refusals: ['not_found'],
})

export const exportJobReport = endpoint({
  method: 'GET',
  path: `${path}/:jobId/report`,
  summary: 'The report of a job, row by row, as CSV',
  audience: 'member',
  params: job,
  query: noParams,
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})
