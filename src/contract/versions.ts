import { z } from 'zod'
import type { DefinitionFile } from '#domain/event/check/definition-file.ts'
import type { Section } from '#domain/event/check/patch.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The published versions of an event: each is immutable, the last one is live. */

const event = z.strictObject({ accountId: id, eventId: id })

/**
 * What is suspicious in a definition and may be meant all the same. Paths are within it; for removed parts, within the
 * previous version.
 */
export const definitionWarning = z.strictObject({
  path: z.string(),
  /** What is suspicious; the same in every language. */
  code: z.string(),
  message: z.string(),
})

/** Paths of parts that people have chosen and that may be missing from now on: `items.coach`. Everything else stays. */
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

/** All of it, including codes and allotments; it names neither the account nor its people. */
export const getEventDefinition = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/versions/:version',
  summary: 'The definition of a published version, as it was written',
  audience: 'member',
  params: event.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
  query: noParams,
  body: none,
  /** In the current schema version, with its defaults filled in. */
  output: z.strictObject({ version: z.number().int(), definition: z.custom<DefinitionDocument>() }),
  status: 200,
  refusals: ['not_found'],
})

/** The input of `importEvent` in any account: it names no account, event or version. */
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

/** Publishes the current version with one section replaced; fields that the section omits return to their defaults. */
export const patchEvent = endpoint({
  method: 'PATCH',
  path: '/v1/accounts/:accountId/events/:eventId/definition',
  summary: 'Replace one section of the rules of an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({
    /** The version that the section was made from: a newer one is refused as definition_changed. */
    version: z.number().int().min(1),
    section: z.enum(SECTIONS),
    /** The fields of the section, e.g. `{ "refunds": [], "plans": [] }` of payment. */
    replacement: z.record(z.string(), z.unknown()),
    giveUp,
  }),
  output: published,
  status: 200,
  refusals: [
    'not_found',
    'definition_invalid',
    'check_too_long',
    'definition_changed',
    'ids_in_use',
    'called_off',
  ],
})
