import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import { mayEditRegistrations, type Role } from '#domain/access/rights.ts'
import type { EventDefinition, Item, Question } from '#domain/event/definition/definition.ts'
import { isSecret } from '#domain/registration/secret-answers.ts'
import { foodQuestions, mealsOf } from '#domain/reports/kitchen.ts'
import { asksForCollecting, asksForSize } from '#domain/reports/print-questions.ts'
import { printHeads } from '#i18n/pl/reports.ts'
import { questionsOfKitchen } from './questions-of-kitchen.ts'

/** A list to print. `by`: the column that divides it; each part is a table of its own. */
interface PeoplePrint {
  readonly key: string
  /** The name of the extra that it is about. */
  readonly of?: string
  readonly columns: readonly string[]
  readonly by: string | null
  /** Headings of columns that are filled in by hand. */
  readonly byHand: readonly string[]
  /** Only those who are collected by others: minors, where ages are known. */
  readonly ofChildren?: true
}

/** A table that counts columns: all people, or each group in a column of its own. */
interface CountPrint {
  readonly key: string
  /** The name of the extra that it is about. */
  readonly of?: string
  readonly counted: readonly string[]
  readonly by: string | null
}

/** What the kitchen has to know: portions of meals, and answers about food. */
interface KitchenPrint {
  readonly key: string
  readonly of?: string
  readonly ofKitchen: true
}

/** Who of the staff has care of whom. */
interface CarersPrint {
  readonly key: string
  readonly of?: string
  readonly ofCarers: true
}

export type ListPrint = PeoplePrint | CountPrint
type KnownPrint = ListPrint | KitchenPrint | CarersPrint

/** The prints that an event has any use for and a role may see. Secret numbers are in none of them. */
export function printsOf(definition: EventDefinition, role: Role): readonly KnownPrint[] {
  const { items, groups, ask, attendance } = definition
  const kitchen: readonly KnownPrint[] = hasUseForKitchen(definition, role)
    ? [{ key: 'kuchnia', ofKitchen: true }]
    : []
  const carers: readonly KnownPrint[] = mayEditRegistrations(role)
    ? [{ key: 'opiekunowie', ofCarers: true }]
    : []
  if (attendance === 'headcount') return [...kitchen, ...carers]
  const questions = definition.questions.filter(
    (question) => question.of === 'person' && !isSecret(question) && maySeeAnswer(role, question),
  )
  const open = questions.filter(({ seenBy }) => seenBy === undefined)
  const chosen = items.filter(
    ({ per, choose }) => per === 'person' && choose !== 'always' && choose !== 'amount',
  )
  const columnsOf = (wanted: (item: Item) => boolean, asks: (label: string) => boolean) => [
    ...chosen.filter(wanted).map(({ id }) => `extra.${id}`),
    ...open.filter(({ label, options }) => options.length > 0 && asks(label)).map(answer),
  ]
  const sizes = columnsOf(({ category }) => category === 'merchandise', asksForSize)
  const stops = chosen.filter(({ category, options }) => category === 'transport' && options.length > 0)
  const sensitive = questions.filter(({ seenBy }) => seenBy !== undefined)
  const age = ask.birthDate === 'no' ? [] : ['age']
  const born = ask.birthDate === 'no' ? [] : ['born']
  const group = groups.length === 0 ? null : 'group'
  const people = { byHand: [] }
  const collecting = questions.filter(({ label }) => asksForCollecting(label))
  const phones = open.filter(({ type }) => type === 'phone' || type === 'otherPhone')
  return [
    ...kitchen,
    ...(sizes.length === 0 ? [] : [{ key: 'rozmiary', counted: sizes, by: group }]),
    { ...people, key: 'ubezpieczenie', by: null, columns: [...born, ...addressOf(open)] },
    ...(sensitive.length === 0
      ? []
      : [{ ...people, key: 'medycy', by: null, columns: [...age, 'phone', ...sensitive.map(answer)] }]),
    ...(group === null ? [] : [{ ...people, key: 'grupy', by: group, columns: [...age, 'phone', 'number'] }]),
    { key: 'obecnosc', by: group, columns: ['number'], byHand: [printHeads.signature] },
    ...(collecting.length === 0
      ? []
      : [
          {
            ...{ key: 'odbior', by: group, ofChildren: true as const },
            columns: [...age, 'phone', ...new Set([...phones, ...collecting].map(answer))],
            byHand: [printHeads.collector, printHeads.hour, printHeads.signature],
          },
        ]),
    ...carers,
    ...stops.map(({ id, name }) => ({
      ...{ ...people, key: `przystanki.${id}`, of: name, by: `extra.${id}` },
      columns: ['phone', ...(group === null ? [] : [group])],
    })),
  ]
}

const hasUseForKitchen = (definition: EventDefinition, role: Role): boolean =>
  mealsOf(definition).length > 0 || foodQuestions(questionsOfKitchen(definition, role)).length > 0

const answer = ({ id }: Question) => `answer.${id}`
const addressOf = (questions: readonly Question[]) =>
  questions.filter(({ type }) => type === 'address').map(answer)
