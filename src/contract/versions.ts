import { z } from 'zod'
import type { EventDefinition } from '#domain/event/definition.ts'
import type { DefinitionFile } from '#domain/event/definition-file.ts'
import type { Section } from '#domain/event/patch.ts'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The published versions of an event: each is immutable, the last one is on the site. */

const event = z.strictObject({ accountId: id, eventId: id })

/** What is suspicious in a definition and may be meant all the same. Paths are within it; of what is gone, within the version before. */
export const definitionWarning = z.strictObject({ path: z.string(), message: z.string() })

/** Paths of what people have chosen and may be missing from now on: `items.coach`. Everything else stays. */
export const giveUp = z.array(z.string().max(200)).max(500).default([])

export const published = z.strictObject({
  version: z.number().int(),
  warnings: z.array(definitionWarning),
})

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

/** What `importEvent` takes in any account: it names no account, event or version. */
export const exportEvent = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/versions/:version/file',
  summary: 'A published version as a file for another account',
  audience: 'member',
  params: getEventDefinition.params,
  query: noParams,
  body: none,
  output: z.custom<DefinitionFile>(),
  status: 200,
  refusals: ['not_found'],
})

const SECTIONS = [
  ...(['title', 'dates', 'page', 'access', 'form'] as const),
  ...(['prices', 'limits', 'rules', 'payment'] as const),
] as const satisfies readonly Section[]

/** Publishes the current version with one section replaced; what the section leaves out goes back to its default. */
export const patchEvent = endpoint({
  method: 'PATCH',
  path: '/v1/accounts/:accountId/events/:eventId/definition',
  summary: 'Replace one section of the rules of an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({
    /** The version that the section was made from: another one meanwhile is definition_changed. */
    version: z.number().int().min(1),
    section: z.enum(SECTIONS),
    /** The fields of the section, e.g. `{ "refunds": [], "plans": [] }` of payment. */
    replacement: z.record(z.string(), z.unknown()),
    giveUp,
  }),
  output: published,
  status: 200,
  refusals: ['not_found', 'definition_invalid', 'definition_changed', 'ids_in_use', 'called_off'],
})
