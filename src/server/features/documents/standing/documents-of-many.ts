import { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import { askedDocuments } from '#domain/documents/asked-documents.ts'
import { DECIDED_STATES, type DocumentState, documentState } from '#domain/documents/document-state.ts'
import type { Question } from '#domain/event/definition/definition.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { holdsPlaces } from '#domain/registration/states.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { findAgreedDrafts } from '#server/features/registrations/agreement/find-agreed-drafts.ts'
import { openDraft } from '#server/features/registrations/agreement/sealed-draft.ts'
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

export interface OfRegistration {
  readonly row: {
    readonly registrationId: string
    readonly eventId: string
    readonly version: number
    readonly state: string
  }
  /** Those who take part, as far as their documents are asked about. */
  readonly people: readonly { readonly participantId: string; readonly ref: string }[]
}

type AgreedDraft = NonNullable<ReturnType<Awaited<ReturnType<typeof findAgreedDrafts>>['get']>>
type Keeper = Pick<TenantCtx, 'account' | 'secrets'>

/**
 * The documents of registrations, in the order of their forms, by id of registration; of which none are asked is missing, and so is
 * what holds no places. Nothing is read for events without such questions.
 * @param isMeant which questions about files are documents
 */
export async function documentsOfMany(
  tx: Tx,
  ctx: Keeper,
  registrations: readonly OfRegistration[],
  isMeant: (question: Question) => boolean,
): Promise<Map<string, StandingDocument[]>> {
  const asking: (OfRegistration & { readonly ids: ReadonlySet<string> })[] = []
  for (const of of registrations) {
    if (!holdsPlaces(registrationState.parse(of.row.state))) continue
    const { definition } = await getDefinition(tx, ctx, of.row.eventId, of.row.version)
    const meant = definition.questions.filter((question) => question.type === 'file' && isMeant(question))
    if (meant.length > 0) asking.push({ ...of, ids: new Set(meant.map(({ id }) => id)) })
  }
  if (asking.length === 0) return new Map()
  const ids = asking.map(({ row }) => row.registrationId)
  const drafts = await findAgreedDrafts(tx, ids)
  const files = Map.groupBy(await listFiles(tx, ids), (file) => file.registrationId)
  const decisions = Map.groupBy(await listDecisions(tx, ids), (decision) => decision.registrationId)
  const found = new Map<string, StandingDocument[]>()
  for (const of of asking) {
    const { registrationId } = of.row
    const draft = drafts.get(registrationId)
    if (draft === undefined) continue
    const asked = await askedOf(tx, ctx, of, draft)
    const participantOf = new Map(of.people.map(({ ref, participantId }) => [ref, participantId]))
    const documents = asked.flatMap(({ person, question }): StandingDocument[] => {
      const participantId = person === null ? null : participantOf.get(person)
      if (participantId === undefined) return []
      const own = (files.get(registrationId) ?? []).filter(
        (file) => file.question === question.id && file.person === person,
      )
      const decision = (decisions.get(registrationId) ?? []).find(
        (each) => each.question === question.id && each.participantId === participantId,
      )
      return [{ person, participantId, question, ...standing(own, decision ?? null) }]
    })
    if (documents.length > 0) found.set(registrationId, documents)
  }
  return found
}

/** Whether the registrant has withdrawn it and nobody of the staff has taken note of it. */
export const isWithdrawalToNote = ({
  state,
  decision,
}: Pick<StandingDocument, 'state' | 'decision'>): boolean =>
  state === 'withdrawn' && decision !== null && decision.byRegistrant && decision.notedAt === null

const channel = z.enum(['online', 'office'])

/** What was asked by the rules and the draft that were agreed on. */
async function askedOf(
  tx: Tx,
  ctx: Keeper,
  { row, ids }: OfRegistration & { readonly ids: ReadonlySet<string> },
  kept: AgreedDraft,
) {
  const { definition, compiled } = await getDefinition(tx, ctx, row.eventId, row.version)
  const sealed = registrationDraftSchema.parse(kept.draft)
  const draft = openDraft(ctx, { holder: row.registrationId, definition, draft: sealed })
  const context = { now: localOf(kept.pricedAt), facts: { channel: channel.parse(kept.channel), free: {} } }
  return askedDocuments(compiled, ids, { draft, context })
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
