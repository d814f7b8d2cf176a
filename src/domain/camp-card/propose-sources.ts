import type { EventDefinition, Question } from '../event/definition/definition.ts'
import { comparisonsOf } from '../event/facts/conditions-of.ts'
import { isOfOffice } from '../registration/is-of-office.ts'
import { asksForDiet } from '../reports/print-questions.ts'
import { type CardField, type CardSource, type CardSources, eachField, MOST_SOURCES } from './camp-card.ts'

/** Types whose answers cannot stand on paper as words. */
const WORDLESS: readonly Question['type'][] = ['file', 'color', 'price', 'nip']
const TEXTS: readonly Question['type'][] = ['text', 'textarea', 'firstName', 'lastName']
const PHONES: readonly Question['type'][] = ['phone', 'otherPhone']

/**
 * The questions that a card may be filled in from. What only the office answers is for the office alone: a card goes to
 * the parents.
 */
export const cardQuestions = ({ questions }: Pick<EventDefinition, 'questions'>): Question[] =>
  questions.filter((question) => !isOfOffice(question) && !WORDLESS.includes(question.type))

/** A proposal by the types of questions and the words of their labels; the contact where no question asks for parents. */
export function proposeSources(definition: Pick<EventDefinition, 'questions'>): CardSources {
  const fields = new Map<string, CardField>()
  const questions = cardQuestions(definition)
  for (const question of questions) {
    const field = fieldOf(question) ?? fieldAbove(question, fields)
    if (field !== undefined) fields.set(question.id, field)
  }
  const found = eachField((field) =>
    questions
      .filter(({ id }) => fields.get(id) === field)
      .map(({ id }): CardSource => `answer.${id}`)
      .slice(0, MOST_SOURCES),
  )
  const { parents, phones } = found
  // Without a question about parents the contact is the parent, and other phones come second.
  if (parents.length === 0)
    return {
      ...found,
      parents: ['contact.name'],
      phones: ['contact.phone', ...phones.slice(0, MOST_SOURCES - 1)],
    }
  return { ...found, phones: phones.length > 0 ? phones : ['contact.phone'] }
}

/** 'Na co?' belongs where 'Czy masz alergię?' does, which it depends on. */
function fieldAbove({ when }: Question, fields: ReadonlyMap<string, CardField>): CardField | undefined {
  if (when === undefined) return undefined
  const asked = comparisonsOf(when).flatMap(({ fact }) => fields.get(fact.replace(/^answer\./, '')) ?? [])
  return asked.find((field) => FOLLOWED.includes(field))
}

const FOLLOWED: readonly CardField[] = ['needs', 'health', 'allergies', 'travel', 'medicines', 'aids', 'diet']

function fieldOf(question: Question): CardField | undefined {
  const { type, label } = question
  if (type === 'pesel') return question.of === 'person' ? 'pesel' : undefined
  if (OTHERS.test(label)) return undefined
  if (type === 'address' || (TEXTS.includes(type) && /^adres/i.test(label)))
    return ADDRESS_OF_PARENTS.test(label) ? 'parentsAddress' : 'address'
  if (PHONES.includes(type)) return 'phones'
  if (TEXTS.includes(type) && PARENT.test(label)) return 'parents'
  return healthField(label)
}

const PARENT =
  /rodzic|opiekun prawny|opiekuna prawnego|(?<!\p{L})(?:mam[ay]|matk[ai]|ojc(?:iec|a)|tat[ay])(?!\p{L})/iu
const ADDRESS_OF_PARENTS = /rodzic|opiekun|pobyt|w czasie|podczas/i
/** Somebody on the spot, who collects the child, or who is invoiced. */
const OTHERS = /odebra|odbier|odbior|odbiór|na miejscu|nabywc|faktur|firm[ay]/i

const WORDS: readonly (readonly [CardField, RegExp])[] = [
  ['needs', /potrzeb\p{L}* edukacyj|niepełnosprawn|niedostosowan|(?<!\p{L})orzeczeni/iu],
  ['allergies', /alerg|uczul/i],
  ['travel', /(?<!\p{L})(?:jazd|podróż|lokomocyjn)/iu],
  ['medicines', /(?<!\p{L})(?:lek(?:i|ów|ach|ami)?|lekarstw\p{L}*|dawk\p{L}*)(?!\p{L})/iu],
  ['aids', /okular|soczew|aparat|szkł\p{L}* kontakt/iu],
  ['health', /zdrow|chorob|choruj|przewlek|dolegliw/i],
]

const FILLS_SEVERAL: readonly CardField[] = ['allergies', 'travel', 'medicines', 'aids', 'health']

/** A question that asks for several things at once is about health in general. */
function healthField(label: string): CardField | undefined {
  if (/szczepi/i.test(label)) return vaccinationField(label)
  const named = WORDS.filter(([, words]) => words.test(label)).map(([field]) => field)
  if (named.filter((field) => FILLS_SEVERAL.includes(field)).length > 1) return 'health'
  return named[0] ?? (asksForDiet(label) ? 'diet' : undefined)
}

function vaccinationField(label: string): CardField {
  const [tetanus, diphtheria] = [/tęż/i.test(label), /błoni/i.test(label)]
  if (tetanus === diphtheria)
    return /inne szczepi|pozostałe szczepi/i.test(label) ? 'otherVaccinations' : 'vaccinations'
  return tetanus ? 'tetanus' : 'diphtheria'
}
