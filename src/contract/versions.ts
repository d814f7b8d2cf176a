import { z } from 'zod'
import type { EventDefinition } from '#domain/event/definition.ts'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The published versions of an event: each is immutable, the last one is on the site. */

const event = z.strictObject({ accountId: id, eventId: id })

/** Newest first; none while the event is a draft. */
export const listEventVersions = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/versions',
  summary: 'Published versions of an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: z.strictObject({
    versions: z.array(
      z.strictObject({ version: z.number().int(), publishedAt: instant, publishedBy: z.string() }),
    ),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** All of it, codes and places set aside included; it names neither the account nor people of it. */
export const getEventDefinition = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/versions/:version',
  summary: 'The definition of a published version',
  audience: 'member',
  params: event.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
  query: noParams,
  body: none,
  /** Of the schema version that is written now, with its defaults filled in. */
  output: z.strictObject({ version: z.number().int(), definition: z.custom<EventDefinition>() }),
  status: 200,
  refusals: ['not_found'],
})
