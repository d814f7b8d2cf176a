import { z } from 'zod'
import { id, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The reports of an event: its statistics, the settlement of its money, and lists to print. */

const ofEvent = z.strictObject({ accountId: id, eventId: id })
const count = z.number().int()
const grosze = z.number().int()

/** How many there are of those who take part. */
export const listReports = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/reports',
  summary: 'The reports of an event, each with its present figure',
  audience: 'member',
  params: ofEvent,
  query: noParams,
  body: none,
  output: z.strictObject({
    registrations: count,
    people: count,
    /** Groups of which somebody takes part; null: the event has none. */
    groups: count.nullable(),
    /** Null for who may not read money. */
    money: z.strictObject({ paid: grosze, unpaid: grosze }).nullable(),
    reports: z.array(
      z.strictObject({
        key: z.string(),
        label: z.string(),
        /** What most have; null: nobody has anything. */
        most: z.strictObject({ label: z.string(), people: count }).nullable(),
      }),
    ),
    /** Lists that this role may print; `of`: the extra by which one is divided. */
    prints: z.array(z.strictObject({ key: z.string(), of: z.string().nullable() })),
  }),
  status: 200,
  refusals: ['not_found'],
})

const reportRow = z.strictObject({
  /** '': unknown. */
  key: z.string(),
  label: z.string(),
  registrations: count,
  people: count,
  pieces: count,
  /** Of the list in which these stand, as `writeConditions` writes them; null: no list can be asked for them. */
  conditions: z.string().nullable(),
})

export const getReport = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/reports/:report',
  summary: 'A report: how many of those who take part there are of each day, group, answer',
  audience: 'member',
  params: ofEvent.extend({ report: z.string().max(80) }),
  query: noParams,
  body: none,
  output: z.strictObject({
    key: z.string(),
    label: z.string(),
    /** What is counted, and in which list the rows stand. */
    list: z.enum(['people', 'registrations']),
    /** Pieces are something else than people. */
    hasPieces: z.boolean(),
    rows: z.array(reportRow),
    /** There are more; these are the largest. */
    more: z.boolean(),
  }),
  status: 200,
  refusals: ['not_found'],
})

const moved = z.strictObject({ day: z.string(), way: z.string(), amount: grosze, count })
const named = z.strictObject({ name: z.string(), amount: grosze, pieces: count })

export const getSettlement = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/settlement',
  summary: 'The settlement of an event: sums of its ledger, by way, day, item and rate',
  audience: 'member',
  params: ofEvent,
  query: noParams,
  body: none,
  output: z.strictObject({
    /** Sums of the ledger, and in how many registrations there is any. */
    sums: z.array(z.strictObject({ key: z.string(), amount: grosze, registrations: count })),
    payments: z.array(moved),
    refunds: z.array(moved),
    /** With the sum that the office has decided beside them they are the price of the ledger. */
    items: z.array(
      z.strictObject({
        name: z.string(),
        option: z.string().nullable(),
        /** Percent as text, 'exempt', 'none', or 'mixed' where it depends on who buys. */
        rate: z.string(),
        pieces: count,
        gross: grosze,
        net: grosze,
        tax: grosze,
        donation: z.boolean(),
      }),
    ),
    beside: grosze,
    discounts: z.array(named),
    subsidies: z.array(named),
    kept: z.array(named),
    /** There are more days and items than are listed here; the sums are of all. */
    more: z.boolean(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** Semicolons and a byte order mark: a Polish spreadsheet opens it by a double click. It is written into the journal. */
export const exportSettlement = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/settlement/file',
  summary: 'The settlement as CSV for accounting',
  audience: 'member',
  params: ofEvent,
  query: noParams,
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})

/**
 * A look at answers that not everybody sees is written into the journal; who may not see them does not find the list, or the
 * answers on that of the kitchen. `questions`, of the kitchen's alone: ids with commas between; those about food when it is
 * not given. One that the event does not ask, or this role may not see, is left out.
 */
export const getPrint = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/prints/:print',
  summary: 'A list of those who take part, to print',
  audience: 'member',
  params: ofEvent.extend({ print: z.string().max(40) }),
  query: z.strictObject({ questions: z.string().max(2_000).optional() }),
  body: none,
  output: z.strictObject({
    sections: z.array(
      z.strictObject({
        title: z.string().nullable(),
        head: z.array(z.string()),
        rows: z.array(z.array(z.string())),
        /** For each row the list of those whom it counts; null or none: it leads nowhere. */
        links: z.array(
          z.strictObject({ list: z.enum(['people', 'registrations']), conditions: z.string() }).nullable(),
        ),
      }),
    ),
    /** What can be asked for by `questions`. */
    questions: z.array(z.strictObject({ id: z.string(), label: z.string(), chosen: z.boolean() })),
    /** There are more people than fit a print. */
    more: z.boolean(),
  }),
  status: 200,
  refusals: ['not_found'],
})
