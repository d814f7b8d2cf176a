import { z } from 'zod'
import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import type { CampCard, CardSetting } from '#domain/camp-card/camp-card.ts'
import { type CardPerson, type Filled, fillCard } from '#domain/camp-card/fill-card.ts'
import { cardQuestions } from '#domain/camp-card/propose-sources.ts'
import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import { answerSchema } from '#domain/form/fields/answer-schema.ts'
import { attendanceOf } from '#domain/quote/attendance.ts'
import { choicesSchema } from '#domain/registration/draft.ts'
import { isSecret } from '#domain/registration/secret-answers.ts'
import { answerText } from '#i18n/pl/answer-text.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { openAnswer } from '#server/features/registrations/agreement/sealed-draft.ts'
import type { CardPersonRow } from './people.queries.ts'

interface How {
  readonly setting: CardSetting
  readonly organiser: CampCard['organiser']
  /** Of the member who prints them; null: the registrant, who sees no sealed answers. */
  readonly role: Role | null
}

/** The cards of these people, by the rules that each registration agreed on. Sealed answers are opened for the staff alone. */
export async function fillCards(
  tx: Tx,
  ctx: TenantCtx,
  rows: readonly CardPersonRow[],
  { setting, organiser, role }: How,
): Promise<(Filled & { readonly registrationId: string })[]> {
  const filled = []
  for (const row of rows) {
    const { definition } = await getDefinition(tx, ctx, row.eventId, row.version)
    const usable = new Set(cardQuestions(definition))
    const mayUse = (question: Question) =>
      usable.has(question) && (role === null ? !isSecret(question) : maySeeAnswer(role, question))
    const { registrationId } = row
    const card = fillCard(
      {
        ...{ definition, organiser, setting, mayUse },
        textOf: (question, answer) => {
          const isSealed = isSecret(question) && typeof answer === 'string' && answer !== ''
          return answerText(question, isSealed ? openAnswer(ctx, registrationId, answer) : answer)
        },
      },
      personOf(row, definition),
    )
    filled.push({ ...card, registrationId })
  }
  return filled
}

const answersSchema = z.record(z.string(), answerSchema).catch({})
const wholeSchema = z.object({
  slot: z.string().nullable().default(null),
  choices: choicesSchema,
  answers: answersSchema.default({}),
})

/** Who has taken a place over is of another family than the registrant: what was answered once is not about them. */
function personOf(row: CardPersonRow, definition: EventDefinition): CardPerson {
  const { answers, ...whole } = wholeSchema.parse(row.draft)
  const isOther = row.placeTransferId !== null
  const attendee = { ref: row.ref, group: row.group, choices: choicesSchema.parse(row.choices) }
  return {
    ...{ firstName: row.firstName, lastName: row.lastName, birthDate: row.birthDate },
    spans: attendanceOf(definition, { ...whole, people: [attendee] })[0]?.spans ?? [],
    answers: { ...(isOther ? {} : answers), ...answersSchema.parse(row.answers) },
    contact: isOther
      ? null
      : { firstName: row.contactFirstName, lastName: row.contactLastName, phone: row.contactPhone },
  }
}
