import { z } from 'zod'
import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import { kindKey } from '#domain/lodging/lodging.ts'
import { readChoice } from '#domain/quote/choices.ts'
import { names } from '#domain/registration/choice-question.ts'
import { type Choice, choicesSchema } from '#domain/registration/draft.ts'
import { ageOn, readDay } from '#domain/values/time.ts'
import type { LodgerRow } from './people.queries.ts'

const wholeSchema = z.object({
  choices: choicesSchema,
  answers: z.record(z.string(), z.unknown()).default({}),
})
const answersSchema = z.record(z.string(), z.unknown())
const sexSchema = z.enum(['MALE', 'FEMALE']).nullable()

/** An option that people had chosen when it was withdrawn. */
export interface Withdrawn {
  readonly item: string
  readonly option: string
}

/**
 * Somebody who needs a bed or a seat.
 * @param wish the question that says with whom
 * @param withdrawn options that are not in the definition any more
 */
export function lodgerView(
  row: LodgerRow,
  definition: EventDefinition,
  wish: Question | undefined,
  withdrawn: readonly Withdrawn[],
) {
  const { choices: ofAll, answers: answersOfAll } = wholeSchema.parse(row.draft)
  const own = choicesSchema.parse(row.choices)
  const answers = wish?.of === 'person' ? answersSchema.parse(row.answers) : answersOfAll
  const answer = wish === undefined ? null : answers[wish.id]
  return {
    id: row.id,
    registrationId: row.registrationId,
    firstName: row.firstName,
    lastName: row.lastName,
    age: ageAtEvent(row.birthDate, definition),
    sex: sexSchema.parse(row.sex),
    group: definition.groups.find(({ id }) => id === row.group)?.name ?? null,
    wish: typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : null,
    key: row.roomKey,
    kinds: [...kindsChosen(definition, own, ofAll), ...withdrawnChosen(definition, withdrawn, own, ofAll)],
    phone: row.phone,
  }
}

function ageAtEvent(birthDate: string | null, { dates }: EventDefinition): number | null {
  const [born, first] = [readDay(birthDate ?? ''), readDay(dates.start ?? '')]
  return born === null || first === null ? null : ageOn(born, first)
}

type Choices = Readonly<Record<string, Choice>>

function withdrawnChosen(
  { items }: EventDefinition,
  withdrawn: readonly Withdrawn[],
  own: Choices,
  ofAll: Choices,
): string[] {
  const perPerson = new Set(items.filter(({ per }) => per === 'person').map(({ id }) => id))
  return withdrawn
    .filter(({ item, option }) => names((perPerson.has(item) ? own : ofAll)[item], option))
    .map(({ item, option }) => kindKey(item, option))
}

/** The options that were chosen of lodging and transport; of an extra without options 'item/'. */
function kindsChosen({ items }: EventDefinition, own: Choices, ofAll: Choices): string[] {
  return items
    .filter(
      ({ category, choose }) => (category === 'lodging' || category === 'transport') && choose !== 'always',
    )
    .flatMap((item) => {
      const choice = item.per === 'person' ? own[item.id] : ofAll[item.id]
      return readChoice(item, choice).picks.map(({ option }) => kindKey(item.id, option?.id ?? ''))
    })
}
