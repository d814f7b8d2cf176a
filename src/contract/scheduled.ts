import { z } from 'zod'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Lists and reports of an event that are announced to members of the team by mail, at terms. */

const ofEvent = z.strictObject({ accountId: id, eventId: id })
const hour = z.number().int().min(0).max(23)

const rhythm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('daily'), hour }),
  /** From 1, Monday. */
  z.strictObject({ kind: z.literal('weekly'), weekday: z.number().int().min(1).max(7), hour }),
  /** Once, so many days before the first day of the event. */
  z.strictObject({ kind: z.literal('before'), days: z.number().int().min(0).max(365), hour }),
])

/** 'view:' with the id of a view of the team, 'print:' with the key of a print, or 'settlement'. */
const subject = z
  .string()
  .max(100)
  .regex(/^(?:view:[0-9a-f-]{36}|print:.+|settlement)$/)

const scheduled = z.strictObject({
  subject,
  rhythm,
  /** Members of the team, by their ids: mails go to the addresses of their logins. */
  readers: z.array(id).min(1).max(20),
  paused: z.boolean(),
})

/** What is scheduled, and what can be. Terms are full hours of a Polish clock; after the event's last day none comes. */
export const listScheduled = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/scheduled',
  summary: 'Lists and reports that are mailed about at terms',
  audience: 'member',
  params: ofEvent,
  query: noParams,
  body: none,
  output: z.strictObject({
    scheduled: z.array(
      scheduled.extend({
        id,
        name: z.string(),
        /** Null: paused, or none will come. */
        next: instant.nullable(),
        lastSent: instant.nullable(),
      }),
    ),
    subjects: z.array(z.strictObject({ subject, name: z.string() })),
    members: z.array(z.strictObject({ id, name: z.string() })),
    /** Whether the event has a first day, which days before it are counted from. */
    hasStart: z.boolean(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/**
 * Schedules a report, or changes, pauses or resumes one; repeated it changes nothing. Each reader has to be a member who may
 * see it, now and when a mail is sent. Terms until now are not made up for.
 */
export const putScheduled = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/scheduled/:scheduledId',
  summary: 'Schedule mails about a list or report',
  audience: 'member',
  params: ofEvent.extend({ scheduledId: id }),
  query: noParams,
  body: scheduled,
  output: none,
  status: 204,
  refusals: ['not_found', 'invalid_input'],
})

export const deleteScheduled = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/scheduled/:scheduledId',
  summary: 'End the mails about a list or report',
  audience: 'member',
  params: ofEvent.extend({ scheduledId: id }),
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

export const scheduledApi = { listScheduled, putScheduled, deleteScheduled } as const
