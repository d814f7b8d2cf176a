import { z } from 'zod'
import { grosze, id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What the draft of an event would have meant for everybody who is registered, worked out by a job. Nothing is changed. */

const event = z.strictObject({ accountId: id, eventId: id })

export const TRIAL_STATES = ['running', 'done', 'stopped', 'failed'] as const
export const TRIAL_OUTCOMES = ['dearer', 'cheaper', 'full', 'refused'] as const

const trial = z.strictObject({
  trial: z
    .strictObject({
      state: z.enum(TRIAL_STATES),
      /** The revision of the draft that is tried. */
      revision: z.number().int(),
      registrations: z.number().int(),
      tried: z.number().int(),
      /** Of all that were tried, and by the draft of those that would have been registered. */
      sumBefore: grosze,
      sumAfter: grosze,
      counts: z.record(z.enum(TRIAL_OUTCOMES), z.number().int()),
      startedBy: z.string(),
      startedAt: instant,
      endedAt: instant.nullable(),
      /** Those for which it makes a difference: at most 500, refusals first, then the largest differences. */
      rows: z.array(
        z.strictObject({
          registrationId: id,
          number: z.string(),
          name: z.string(),
          outcome: z.enum(TRIAL_OUTCOMES),
          before: grosze,
          /** Null where it would not have been registered. */
          after: grosze.nullable(),
          reasons: z.array(z.string()),
        }),
      ),
    })
    .nullable(),
})

/** The last trial; null before the first. */
export const getDraftTrial = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/draft/trial',
  summary: 'What a draft would mean for present registrations',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: trial,
  status: 200,
  refusals: ['not_found'],
})

/** In the place of an earlier trial, which ends. */
export const startDraftTrial = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/draft/trial',
  summary: 'Try a draft on present registrations',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: trial,
  status: 202,
  refusals: ['not_found', 'draft_not_ready'],
})

/** What was found until then stays. */
export const stopDraftTrial = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/draft/trial',
  summary: 'Stop the trial of a draft',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: trial,
  status: 200,
  refusals: ['not_found'],
})
