import { z } from 'zod'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Test mode of an event before it opens, and a rehearsal with simulated families. */

const event = z.strictObject({ accountId: id, eventId: id })

const rehearsal = z.strictObject({
  state: z.enum(['running', 'stopped', 'done']),
  wanted: z.number().int(),
  seed: z.number().int(),
  /** Families that have tried. */
  tried: z.number().int(),
  families: z.number().int(),
  people: z.number().int(),
  paid: z.number().int(),
  cancelled: z.number().int(),
  /** How many families were refused, by the code of the refusal. */
  refused: z.record(z.string(), z.number().int()),
  startedAt: instant,
  endedAt: instant.nullable(),
})

const testMode = z.strictObject({
  isTest: z.boolean(),
  /** Whether it may begin: the event is on the site, not open yet, and nobody has registered. */
  mayStart: z.boolean(),
  /** When the registration opens, a local moment; null: it has opened or has no opening. */
  opens: z.string().nullable(),
  /** Registrations of the test. */
  registrations: z.number().int(),
  people: z.number().int(),
  /** How far wiping is; null: nothing is being wiped. */
  wiping: z.strictObject({ done: z.number().int(), of: z.number().int() }).nullable(),
  rehearsal: rehearsal.nullable(),
})

export const getTestMode = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/test-mode',
  summary: 'Test mode of an event, its test registrations and its rehearsal',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: testMode,
  status: 200,
  refusals: ['not_found'],
})

/** From now on everything that is registered is a test, and the registration is open. Repeated: the same answer. */
export const startTestMode = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/test-mode',
  summary: 'Switch an event to test mode',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({}),
  output: testMode,
  status: 200,
  refusals: ['not_found', 'called_off', 'test_too_late'],
})

/** The event waits for its opening again. Repeated: the same answer. */
export const endTestMode = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/test-mode',
  summary: 'End the test mode of an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: testMode,
  status: 200,
  refusals: ['not_found', 'test_not_wiped'],
})

/** Deletes all test registrations of the event in the background, with everything that hangs on them. */
export const wipeTests = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/test-mode/wipe',
  summary: 'Delete the test registrations of an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({}),
  output: testMode,
  status: 202,
  refusals: ['not_found'],
})

/** Simulated families register in the background through the real commands. While one runs: the same answer. */
export const startRehearsal = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/test-mode/rehearsal',
  summary: 'Let simulated families register for an event in test mode',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({
    /** How many people. */
    people: z.number().int().min(1).max(2000),
    /** The same seed gives the same families. */
    seed: z.number().int().min(0).max(2_147_483_647).optional(),
  }),
  output: testMode,
  status: 202,
  refusals: ['not_found', 'not_a_test'],
})

export const stopRehearsal = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/test-mode/rehearsal/stop',
  summary: 'Stop a rehearsal',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({}),
  output: testMode,
  status: 200,
  refusals: ['not_found'],
})
