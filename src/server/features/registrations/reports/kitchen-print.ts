import type { z } from 'zod'
import type { getPrint as contract } from '#contract/reports.ts'
import type { Question } from '#domain/event/definition/definition.ts'
import { asksKitchen, foodQuestions } from '#domain/reports/kitchen.ts'
import { kitchenWords, printHeads } from '#i18n/pl/reports.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { type KitchenSection, linkTo, mealSections } from './kitchen-meals.ts'
import { knownReports } from './known-reports.ts'
import type { PrintedPerson } from './print-sections.ts'
import { type PrintAsked, type Printed, printedPeople } from './printed-people.ts'
import { questionsOfKitchen } from './questions-of-kitchen.ts'
import { rowsOf } from './rows-of-report.ts'

type Output = z.input<typeof contract.output> & { readonly guarded: readonly string[] }

/**
 * Portions of meals, answers about food with their counts, and the names of those who cannot eat everything. Counts of
 * options are the kept figures, exact for any number of people; texts are read from those who fit the print.
 * @param chosen ids of questions; those about food when undefined
 */
export async function kitchenPrint(
  tx: Tx,
  ctx: TenantCtx,
  asked: PrintAsked,
  chosen: readonly string[] | undefined,
): Promise<Output> {
  const known = questionsOfKitchen(asked.definition, asked.role)
  const wanted = chosen ?? foodQuestions(known)
  const questions = known.filter(({ id }) => wanted.includes(id))
  const ofPeople = await answersOf(tx, ctx, asked, { list: 'people', questions })
  const ofRegistrations = await answersOf(tx, ctx, asked, { list: 'registrations', questions })
  const both = [ofPeople, ofRegistrations]
  return {
    sections: [
      ...(await mealSections(tx, asked)),
      ...both.flatMap(({ counts }) => counts),
      ...both.flatMap(({ names }) => names),
    ],
    questions: known.map(({ id, label }) => ({ id, label, chosen: wanted.includes(id) })),
    more: both.some(({ more }) => more),
    guarded: both.flatMap(({ guarded }) => guarded),
  }
}

type List = 'people' | 'registrations'

async function answersOf(
  tx: Tx,
  ctx: TenantCtx,
  asked: PrintAsked,
  wanted: { readonly list: List; readonly questions: readonly Question[] },
): Promise<Pick<Printed, 'more' | 'guarded'> & { counts: KitchenSection[]; names: KitchenSection[] }> {
  const { list } = wanted
  const questions = wanted.questions.filter(({ of }) => (of === 'person') === (list === 'people'))
  if (questions.length === 0) return { counts: [], names: [], more: false, guarded: [] }
  const keys = [...questions.map(answer), ...(list === 'people' ? [] : ['contact'])]
  const { people, more, guarded } = await printedPeople(tx, ctx, asked, { list, keys })
  const counts: KitchenSection[] = []
  for (const question of questions) {
    const rows = await countedAnswers(tx, asked, question, people)
    counts.push({
      ...{ title: question.label, head: [kitchenWords.answer, kitchenWords[list]] },
      rows: rows.map(({ label, count }) => [label, String(count)]),
      links: rows.map(({ link }) => link),
    })
  }
  return {
    ...{ more, guarded, names: namesOf(list, questions, people) },
    counts: counts.filter(({ rows }) => rows.length > 0),
  }
}

interface Counted {
  readonly label: string
  readonly count: number
  readonly link: KitchenSection['links'][number]
}

async function countedAnswers(
  tx: Tx,
  { definition, role, eventId }: PrintAsked,
  question: Question,
  people: readonly PrintedPerson[],
): Promise<Counted[]> {
  const report = knownReports(definition, role).find(({ key }) => key === answer(question))
  if (report === undefined || isText(question)) return countedTexts(question, people)
  const rows = await rowsOf(tx, eventId, report)
  const of = (row: (typeof rows)[number]) => (report.list === 'people' ? row.people : row.registrations)
  const order = question.options.map(({ id }) => id)
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  const nobody = order.filter((id) => !rows.some(({ key }) => key === id))
  return [
    ...rows.map((row) => ({
      ...{ key: row.key, label: row.label, count: of(row) },
      link: linkTo(report.list, row),
    })),
    ...nobody.map((key) => ({ key, label: report.nameOf(key), count: 0, link: null })),
  ].toSorted((one, other) => place(one.key) - place(other.key))
}

const isText = ({ type }: Question) => type === 'text' || type === 'textarea'

/** The same words are one answer, whatever their capitals. */
function countedTexts(question: Question, people: readonly PrintedPerson[]): Counted[] {
  const texts = people.map(({ cells }) => cells.get(answer(question)) ?? '').filter((text) => text !== '')
  return [...Map.groupBy(texts, (text) => text.trim().toLocaleLowerCase('pl')).values()]
    .map((same) => ({ label: same[0] ?? '', count: same.length, link: null }))
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'pl'))
}

/** Those whose answer asks the kitchen for something, with these answers alone. */
function namesOf(
  list: List,
  questions: readonly Question[],
  people: readonly PrintedPerson[],
): KitchenSection[] {
  const named = people
    .map(({ name, cells }) => ({
      name: list === 'people' ? name : `${cells.get('contact') ?? ''} (${name})`,
      answers: questions.map((question) => {
        const text = cells.get(answer(question)) ?? ''
        return text !== '' && asksKitchen(text) ? text : ''
      }),
    }))
    .filter(({ answers }) => answers.some((text) => text !== ''))
  if (named.length === 0) return []
  return [
    {
      title: list === 'people' ? kitchenWords.named : kitchenWords.namedRegistrations,
      head: [printHeads.position, printHeads.name, ...questions.map(({ label }) => label)],
      rows: named.map(({ name, answers }, at) => [String(at + 1), name, ...answers]),
      links: [],
    },
  ]
}

const answer = ({ id }: Pick<Question, 'id'>) => `answer.${id}`
