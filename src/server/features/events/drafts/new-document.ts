import type { createEvent } from '#contract/drafts.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { readShape } from '#domain/event/check/check-definition.ts'
import { definitionOfFile } from '#domain/event/check/definition-file.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { newEvent } from '#domain/event/draft/basics.ts'
import { holidaysIn, movedByWeeks } from '#domain/event/draft/moved-days.ts'
import type { ToCheck } from '#domain/event/draft/parts/to-check.ts'
import { loadTemplate } from '#domain/templates/load-template.ts'
import { copyToCheck } from '#i18n/pl/copy-to-check.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import { Refusal } from '#server/http/refusal.ts'
import { definitionRefusal } from '../publishing/definition-refusal.ts'
import { findDraft } from './drafts.queries.ts'
import { documentOf } from './get-draft.ts'

export type EventSource = BodyInputOf<typeof createEvent>

export interface NewDocument {
  readonly document: DefinitionDocument
  /** What was assumed and should be looked at. */
  readonly toCheck: readonly ToCheck[]
}

/**
 * The definition with which a new event begins.
 * @throws Refusal definition_invalid where a file holds none; not_found where the event to copy is not there
 */
export async function newDocument(ctx: TenantCtx, source: EventSource): Promise<NewDocument> {
  switch (source.from) {
    case 'nothing':
      return { document: newEvent(source), toCheck: [] }
    case 'template':
      return fromTemplate(ctx, source)
    case 'file':
      return { document: readFile(source.definition), toCheck: [] }
    case 'copy':
      return fromCopy(ctx, source)
  }
}

type Source<From extends EventSource['from']> = Extract<EventSource, { from: From }>

async function fromTemplate(ctx: TenantCtx, source: Source<'template'>): Promise<NewDocument> {
  const [{ make, assumed }, organiser] = await Promise.all([loadTemplate(source.template), getAccount(ctx)])
  return { document: make(source.answers, organiser), toCheck: assumed(source.answers) }
}

function readFile(definition: unknown): DefinitionDocument {
  const read = readShape(definitionOfFile(definition))
  if (!read.ok) throw definitionRefusal(read.problems)
  return read.document
}

async function fromCopy(ctx: TenantCtx, { eventId, title, weeks }: Source<'copy'>): Promise<NewDocument> {
  const stored = await ctx.db.tenant(ctx.account, (tx) => findDraft(tx, eventId))
  if (!stored) throw new Refusal('not_found')
  const document = { ...movedByWeeks(documentOf(stored), weeks), title }
  return { document, toCheck: copyToCheck(holidaysIn(document)) }
}
