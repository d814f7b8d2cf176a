import { z } from 'zod'
import type { listDocuments as contract } from '#contract/documents.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import { isToCheck } from '#domain/documents/asked-documents.ts'
import { entryEffectOf } from '#domain/documents/document-at-entry.ts'
import { DECIDED_STATES } from '#domain/documents/document-state.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { answerSchema } from '#domain/form/fields/answer-schema.ts'
import { ageOn, readDay } from '#domain/values/time.ts'
import { answerText } from '#i18n/pl/answer-text.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import {
  type DecisionRow,
  listDecisions,
  listFiles,
  listOwners,
  listWaiting,
} from './standing/documents.queries.ts'

type Waiting = OutputOf<typeof contract>

/** What one look at the queue shows; the rest moves up as these are decided. */
const MOST = 100
const answersSchema = z.record(z.string(), answerSchema).catch({})
/** Types whose answers are short enough to compare with a document at one glance. */
const SHORT_TYPES = ['text', 'phone', 'otherPhone', 'date']

/**
 * The documents of an event that wait to be checked, as far as the role may see them, oldest first.
 * @throws Refusal not_found, also before the event is published
 */
export async function listDocuments(
  ctx: TenantCtx,
  { eventId, role }: { readonly eventId: string; readonly role: Role },
): Promise<Waiting> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const questions = definition.questions.filter((each) => isToCheck(each) && maySeeAnswer(role, each))
    if (questions.length === 0) return { documents: [], total: 0, withdrawn: 0, isAsked: false }
    const all = (await listWaiting(tx, eventId)).filter((row) =>
      questions.some(({ id }) => id === row.question),
    )
    const shown = all.slice(0, MOST)
    const ids = [...new Set(shown.map(({ registrationId }) => registrationId))]
    const owners = Map.groupBy(await listOwners(tx, ids), (owner) => owner.registrationId)
    const files = new Map((await listFiles(tx, ids)).map((file) => [file.id, file]))
    const decisions = await listDecisions(tx, ids)
    const documents = shown.flatMap((row): Waiting['documents'] => {
      const people = owners.get(row.registrationId) ?? []
      const owner = people.find((each) => each.participantId === row.participantId) ?? people[0]
      const question = questions.find(({ id }) => id === row.question)
      if (owner === undefined || question === undefined) return []
      const before = decisions.find(
        (each) =>
          each.registrationId === row.registrationId &&
          each.participantId === row.participantId &&
          each.question === row.question,
      )
      return [
        {
          ...{ registrationId: row.registrationId, number: owner.number, question: row.question },
          name: question.label,
          ...personView(row.participantId === null ? null : owner, definition, role),
          ...(row.participantId === null
            ? { firstName: owner.contactFirstName, lastName: owner.contactLastName }
            : {}),
          files: row.files.flatMap((id) => fileView(files.get(id))),
          state: row.state,
          since: row.since.toString(),
          atEntry: entryEffectOf(question),
          contact: {
            name: `${owner.contactFirstName} ${owner.contactLastName}`,
            phone: owner.contactPhone,
            email: owner.contactEmail,
          },
          before: before === undefined ? null : decisionView(before),
        },
      ]
    })
    const withdrawn = all.filter(({ state }) => state === 'withdrawn').length
    return { documents, total: all.length, withdrawn, isAsked: true }
  })
}

type Owner = Awaited<ReturnType<typeof listOwners>>[number]

function personView(owner: Owner | null, definition: EventDefinition, role: Role) {
  const birth = readDay(owner?.birthDate ?? '')
  const start = readDay(definition.dates.ageDay ?? definition.dates.start ?? '')
  const given = answersSchema.parse(owner?.answers ?? {})
  const short = definition.questions.filter(
    (each) => each.of === 'person' && SHORT_TYPES.includes(each.type) && maySeeAnswer(role, each),
  )
  return {
    person: owner?.ref ?? null,
    firstName: owner?.firstName ?? '',
    lastName: owner?.lastName ?? '',
    birthDate: owner?.birthDate ?? null,
    age: birth === null || start === null ? null : ageOn(birth, start),
    group: definition.groups.find(({ id }) => id === owner?.group)?.name ?? null,
    answers: short.flatMap((each) => {
      const value = answerText(each, given[each.id])
      return value === null || value === '' ? [] : [{ label: each.label, value }]
    }),
  }
}

const fileView = (file: Awaited<ReturnType<typeof listFiles>>[number] | undefined) =>
  file === undefined ? [] : [{ id: file.id, name: file.name, type: file.type, size: file.size }]

const decisionView = ({ id, state, reason, decidedBy, decidedAt }: DecisionRow) => ({
  ...{ id, reason, by: decidedBy, at: decidedAt.toString() },
  state: z.enum(DECIDED_STATES).parse(state),
})
