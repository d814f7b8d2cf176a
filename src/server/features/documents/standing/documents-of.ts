import { registrationState } from '#contract/common.ts'
import { askedDocuments, isToCheck } from '#domain/documents/asked-documents.ts'
import { DECIDED_STATES, type DocumentState, documentState } from '#domain/documents/document-state.ts'
import type { Question } from '#domain/event/definition/definition.ts'
import { holdsPlaces } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { agreedOf } from '#server/features/registrations/agreement/agreed-of.ts'
import { type DecisionRow, listDecisions, listFiles } from './documents.queries.ts'

/** A document that is asked for, and how it stands. */
export interface StandingDocument {
  /** `ref`; null: of the whole registration. */
  readonly person: string | null
  readonly participantId: string | null
  readonly question: Question
  readonly state: DocumentState
  /** Ids of the files that are there. */
  readonly files: readonly string[]
  readonly decision: DecisionRow | null
  /** When it was delivered, or the decision was made; null: it is missing. */
  readonly at: Temporal.Instant | null
}

interface Of {
  readonly row: Parameters<typeof agreedOf>[2]['row'] & {
    readonly eventId: string
    readonly version: number
    readonly state: string
  }
  /** Those who take part. */
  readonly people: readonly { readonly participantId: string; readonly ref: string }[]
}

/**
 * The documents of a registration that the staff check, in the order of the form. Which are checked is said by the rules
 * that are published now, so that it can be turned on for those who have registered; of whom they are asked, by the rules
 * that were agreed on. None of a registration that holds no places.
 */
export async function documentsOf(tx: Tx, ctx: TenantCtx, { row, people }: Of): Promise<StandingDocument[]> {
  if (!holdsPlaces(registrationState.parse(row.state))) return []
  const { definition: live } = await getPublishedEvent(tx, ctx, row.eventId)
  const ids = new Set(live.questions.filter(isToCheck).map(({ id }) => id))
  if (ids.size === 0) return []
  const { definition, compiled } = await getDefinition(tx, ctx, row.eventId, row.version)
  const { agreed } = await agreedOf(tx, ctx, { row, definition })
  const context = { now: agreed.pricedAt, facts: { channel: agreed.channel, free: {} } }
  const asked = askedDocuments(compiled, ids, { draft: agreed.draft, context })
  const files = await listFiles(tx, [row.registrationId])
  const decisions = await listDecisions(tx, [row.registrationId])
  const participantOf = new Map(people.map(({ ref, participantId }) => [ref, participantId]))
  return asked.flatMap(({ person, question }): StandingDocument[] => {
    const participantId = person === null ? null : participantOf.get(person)
    if (participantId === undefined) return []
    const own = files.filter((file) => file.question === question.id && file.person === person)
    const decision = decisions.find(
      (each) => each.question === question.id && each.participantId === participantId,
    )
    return [{ person, participantId, question, ...standing(own, decision ?? null) }]
  })
}

function standing(
  files: readonly { readonly id: string; readonly uploadedAt: Temporal.Instant }[],
  decision: DecisionRow | null,
): Pick<StandingDocument, 'state' | 'files' | 'decision' | 'at'> {
  const ids = files.map(({ id }) => id)
  const decided = DECIDED_STATES.find((state) => state === decision?.state)
  const state = documentState(
    ids,
    decision === null || decided === undefined ? null : { state: decided, files: decision.files },
  )
  const at =
    state === 'delivered' ? files.at(-1)?.uploadedAt : state === 'missing' ? null : decision?.decidedAt
  return { state, files: ids, decision, at: at ?? null }
}
