import { z } from 'zod'
import { DOCUMENT_STATES } from '#domain/documents/document-state.ts'
import { id, instant, none, noParams, paidness, registrationState, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The lists of the office: people who take part, and registrations, with columns of choice. */

const listName = z.enum(['people', 'registrations'])
const listSort = z.enum(['name', 'time', 'age'])

const list = z.strictObject({ accountId: id, eventId: id, list: listName })

/** What is shown, and in which order. */
const wanted = {
  /** Beginnings of words, a number, an e-mail address, the end of a phone number. */
  search: z.string().trim().max(100).optional(),
  /** As `writeConditions` writes them: 'group:zielona|zolta,paid:unpaid'. */
  conditions: z.string().max(2_000).optional(),
  sort: listSort.default('name'),
  order: z.enum(['up', 'down']).default('up'),
  /** Keys of columns, with commas between. */
  columns: z.string().max(2_000).default(''),
}

/** A value of a column. */
export const listCell = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), value: z.string() }),
  z.strictObject({ kind: z.literal('number'), value: z.number() }),
  z.strictObject({ kind: z.literal('money'), value: z.number().int() }),
  z.strictObject({ kind: z.literal('day'), value: z.string() }),
  z.strictObject({ kind: z.literal('moment'), value: instant }),
  z.strictObject({ kind: z.literal('state'), value: registrationState }),
  z.strictObject({ kind: z.literal('paid'), value: paidness }),
  z.strictObject({ kind: z.literal('ticket'), value: z.enum(['none', 'unused', 'used']) }),
  z.strictObject({
    kind: z.literal('documents'),
    value: z
      .array(z.strictObject({ state: z.enum(DOCUMENT_STATES), count: z.number().int(), reason: z.string() }))
      .readonly(),
  }),
])

/**
 * A page of a list; for the next one pass `next` as `after`. A condition, a column or an order that the event does not
 * have is refused; so is one of an answer that the role may not see. A look at answers that not everybody sees is written
 * into the journal.
 */
export const listRows = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/lists/:list',
  summary: 'A page of a list: people, or registrations',
  audience: 'member',
  params: list,
  query: z.strictObject({ ...wanted, after: z.string().max(500).optional() }),
  body: none,
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        id,
        registrationId: id,
        /** The name of a person; of a registration its number. */
        title: z.string(),
        /** In the order of the columns that were asked for; null: nothing there. */
        cells: z.array(listCell.nullable()),
      }),
    ),
    next: z.string().nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/**
 * How many rows match. All rows and those in a state are always counted, others to 10,000, in a list of more than 100,000
 * rows to 2,000: then `more` is true.
 */
export const countRows = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/lists/:list/count',
  summary: 'How many rows of a list match',
  audience: 'member',
  params: list,
  query: z.strictObject({ search: wanted.search, conditions: wanted.conditions }),
  body: none,
  output: z.strictObject({ count: z.number().int(), more: z.boolean() }),
  status: 200,
  refusals: ['not_found'],
})

/** What a list of this event can show and be filtered by, for this role. */
export const getListFields = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/lists/:list/fields',
  summary: 'Columns and filters of a list',
  audience: 'member',
  params: list,
  query: noParams,
  body: none,
  output: z.strictObject({
    columns: z.array(
      z.strictObject({
        key: z.string(),
        label: z.string(),
        kind: z.enum(['text', 'number', 'money', 'day', 'moment', 'state', 'paid', 'ticket', 'documents']),
        /** Shown until somebody chooses columns. */
        usual: z.boolean(),
        /** Not everybody of the staff sees it: looking at it is written into the journal. */
        guarded: z.boolean(),
      }),
    ),
    filters: z.array(
      z.strictObject({
        key: z.string(),
        label: z.string(),
        /** Empty: an age from and to. */
        options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
      }),
    ),
  }),
  status: 200,
  refusals: ['not_found'],
})

/**
 * The whole list as a file, written while it is read: only what matches, in the order and with the columns that are asked
 * for. It is written into the journal.
 */
export const exportList = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/lists/:list/file',
  summary: 'A list as CSV or XLSX',
  audience: 'member',
  params: list,
  query: z.strictObject({
    ...wanted,
    format: z.enum(['csv', 'xlsx']),
    separator: z.enum(['semicolon', 'comma', 'tab']).default('semicolon'),
    /** Only these rows, with commas between. */
    rows: z.string().max(12_000).optional(),
  }),
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})

const view = z.strictObject({
  id,
  name: z.string(),
  /** The search parameters of the page. */
  search: z.record(z.string(), z.string()),
  shared: z.boolean(),
  /** Made by whoever asks. */
  own: z.boolean(),
})

export const listViews = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/lists/:list/views',
  summary: 'Saved views of a list: own ones and those of the team',
  audience: 'member',
  params: list,
  query: noParams,
  body: none,
  output: z.strictObject({ views: z.array(view) }),
  status: 200,
  refusals: ['not_found'],
})

export const saveView = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lists/:list/views',
  summary: 'Save a view of a list',
  audience: 'member',
  params: list,
  query: noParams,
  body: z.strictObject({
    name: textOf(1, 60),
    search: z
      .record(z.string().max(20), z.string().max(2_000))
      .refine((all) => Object.keys(all).length <= 10),
    shared: z.boolean(),
  }),
  output: z.strictObject({ id }),
  status: 201,
  refusals: ['not_found'],
})

/** One's own view; one of the team also by whoever may edit registrations. Of any other it is not found. */
export const deleteView = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/lists/:list/views/:viewId',
  summary: 'Delete a saved view',
  audience: 'member',
  params: list.extend({ viewId: id }),
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})
