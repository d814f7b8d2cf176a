import { z } from 'zod'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { SETTINGS_SUBJECTS } from '#domain/event/draft/parts/part.ts'
import { TEMPLATES } from '#domain/templates/kit/template.ts'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { definitionWarning, giveUp, published } from './versions.ts'

/** The draft of an event: what its next version will be. It is saved after every change and may contain problems. */

const event = z.strictObject({ accountId: id, eventId: id })

const dayOrNone = z.iso.date().nullable()

/** A sentence, and the page of settings on which what it says is changed. */
const toCheck = z.strictObject({ text: z.string(), subject: z.enum(SETTINGS_SUBJECTS) })

/** Nothing but this is known; everything else is edited in the draft. */
const fromNothing = z.strictObject({
  from: z.literal('nothing'),
  title: z.string().trim().min(1).max(140),
  start: dayOrNone,
  end: dayOrNone,
  place: z.string().trim().min(1).max(120).nullable(),
})

const sum = z.number().int().min(0).max(100_000_000).nullable()

/** What the questions of a template were answered; null and '' where nothing was. */
const fromTemplate = z.strictObject({
  from: z.literal('template'),
  template: z.enum(TEMPLATES),
  answers: z.strictObject({
    title: z.string().trim().max(140),
    start: dayOrNone,
    end: dayOrNone,
    place: z.string().trim().max(120),
    /** Grosze. */
    adult: sum,
    child: sum,
    limit: z.number().int().min(1).max(1_000_000).nullable(),
    own: z.record(z.string().max(40), z.string().max(5_000)),
  }),
})

/** A definition that was taken out of the panel, or written elsewhere; it may contain problems. */
const fromFile = z.strictObject({ from: z.literal('file'), definition: z.unknown() })

/** The draft of another event of the account, all of its days later by so many weeks. */
const fromCopy = z.strictObject({
  from: z.literal('copy'),
  eventId: id,
  title: z.string().trim().min(1).max(140),
  weeks: z.number().int().min(-1_000).max(1_000),
})

/** A new event, as a draft. */
export const createEvent = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/drafts',
  summary: 'Create an event',
  audience: 'member',
  params: z.strictObject({ accountId: id }),
  query: noParams,
  body: z.discriminatedUnion('from', [fromNothing, fromTemplate, fromFile, fromCopy]),
  output: z.strictObject({
    id,
    /** The address on the organiser's site follows from the title. */
    slug: z.string(),
    /** What was assumed and should be looked at. */
    toCheck: z.array(toCheck),
  }),
  status: 201,
  refusals: ['not_found', 'definition_invalid', 'check_too_long'],
})

const keptWarning = z.strictObject({ path: z.string(), message: z.string() })

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
  /** What keeps it from being published, and what may be meant all the same, in the words of the panel; paths are within it. */
  problems: z.array(definitionWarning),
  warnings: z.array(definitionWarning),
  /** Warnings that are meant so. */
  keptWarnings: z.array(keptWarning),
  /** What was assumed when the event was made and nobody has looked at yet. */
  toCheck: z.array(toCheck),
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
      // A whole earlier version may come back at once.
      .max(2_000),
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

/** Somebody has looked at what was assumed: these sentences are not shown any more. */
export const tickToCheck = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/draft/to-check',
  summary: 'Tick what was assumed about an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({ sentences: z.array(z.string().min(1).max(1_000)).min(1).max(100) }),
  output: z.strictObject({ toCheck: z.array(toCheck) }),
  status: 200,
  refusals: ['not_found'],
})

/** A warning that is meant so is kept with the draft, and does not come back; or is shown again. */
export const keepWarning = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/draft/kept-warnings',
  summary: 'Keep a warning of a draft as it is meant',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({
    path: z.string().max(300),
    message: z.string().min(1).max(2_000),
    kept: z.boolean(),
  }),
  output: z.strictObject({ keptWarnings: z.array(keptWarning) }),
  status: 200,
  refusals: ['not_found'],
})
