import { z } from 'zod'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { definitionWarning, giveUp, published } from './versions.ts'

/** The draft of an event: what its next version will be. It is saved after every change and may contain problems. */

const event = z.strictObject({ accountId: id, eventId: id })

const dayOrNone = z.iso.date().nullable()

/** Of an event that begins with nothing but this; everything else is edited in its draft. */
export const createEvent = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/drafts',
  summary: 'Create an event',
  audience: 'member',
  params: z.strictObject({ accountId: id }),
  query: noParams,
  body: z.strictObject({
    title: z.string().trim().min(1).max(140),
    start: dayOrNone,
    end: dayOrNone,
    place: z.string().trim().min(1).max(120).nullable(),
  }),
  /** The address on the organiser's site follows from the title. */
  output: z.strictObject({ id, slug: z.string() }),
  status: 201,
  refusals: ['not_found', 'definition_invalid', 'check_too_long'],
})

/** The draft as it is now. */
const draft = z.strictObject({
  /** Counts what was saved. */
  revision: z.number().int(),
  savedAt: instant,
  savedBy: z.string(),
  /** The version on the site; null before the first publication. */
  publishedVersion: z.number().int().nullable(),
  /** In the current schema version, with its defaults filled in. */
  definition: z.custom<DefinitionDocument>(),
  /** What keeps it from being published, and what may be meant all the same; paths are within it. */
  problems: z.array(definitionWarning),
  warnings: z.array(definitionWarning),
})

export const getDraft = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/draft',
  summary: 'The draft of an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: draft,
  status: 200,
  refusals: ['not_found', 'check_too_long'],
})

const step = z.string().min(1).max(200)

/**
 * All edits or none: `draft_conflict` where the place of one is no longer what `before` says, because somebody else has
 * changed it. Edits of other places of the same draft stand.
 */
export const editDraft = endpoint({
  method: 'PATCH',
  path: '/v1/accounts/:accountId/events/:eventId/draft',
  summary: 'Change places of a draft',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({
    edits: z
      .array(
        z.strictObject({
          /** Names of fields and ids of parts from the top: `["items", "coach", "price"]`. */
          path: z.array(step).min(1).max(12).readonly(),
          /** What stood there, absent where nothing did; then what stands there from now on. */
          before: z.unknown().optional(),
          after: z.unknown().optional(),
          /** The values are ids of the parts of a list, in their order. */
          order: z.literal(true).optional(),
        }),
      )
      .min(1)
      .max(500),
  }),
  output: draft,
  status: 200,
  refusals: ['not_found', 'draft_conflict', 'definition_invalid', 'check_too_long', 'called_off'],
})

/** Publishes the draft as the next version, unless it is no longer the revision that was looked at. */
export const publishDraft = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/draft/publication',
  summary: 'Publish the draft of an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({ revision: z.number().int().min(1), giveUp }),
  output: published,
  status: 201,
  refusals: [
    'not_found',
    'draft_conflict',
    'definition_invalid',
    'check_too_long',
    'ids_in_use',
    'called_off',
  ],
})
