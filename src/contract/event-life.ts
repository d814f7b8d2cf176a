import { z } from 'zod'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** An event beside its versions: looked at before it is published, put into the archive, deleted. */

const event = z.strictObject({ accountId: id, eventId: id })

const preview = z.strictObject({
  preview: z
    .strictObject({
      /** The secret address, for everybody who gets it; a page of the organiser's site. */
      address: z.string(),
      /** The same page at the subdomain of ours, which the panel may show within itself. */
      frameAddress: z.string(),
      createdBy: z.string(),
      expiresAt: instant,
    })
    .nullable(),
})

/** Null while there is none, or it has expired. */
export const getPreview = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/draft/preview',
  summary: 'The secret address at which the draft of an event is shown',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: preview,
  status: 200,
  refusals: ['not_found'],
})

/** Makes a new secret address; an earlier one leads nowhere from then on. */
export const renewPreview = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/draft/preview',
  summary: 'Show the draft of an event at a new secret address',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: preview,
  status: 201,
  refusals: ['not_found'],
})

export const withdrawPreview = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/draft/preview',
  summary: 'Withdraw the secret address of a draft',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: preview,
  status: 200,
  refusals: ['not_found'],
})

/** Hidden from lists and closed to registration; links of people go on working. Repeated: the same answer. */
export const archiveEvent = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/archive',
  summary: 'Put an event into the archive',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

export const restoreEvent = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/archive',
  summary: 'Take an event back from the archive',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

/** For good. An event that was ever published has registrations and versions that others rely on: it is archived. */
export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId',
  summary: 'Delete an event that was never published',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found', 'was_published'],
})
