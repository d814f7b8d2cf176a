import type { EventDefinition, Item, Question } from '#domain/event/definition.ts'
import type { Answer, Choice } from '#domain/registration/draft.ts'
import type { Case } from './case-file.ts'
import { findId, idOf, slug } from './names.ts'
import { readItemChoice } from './read-choice.ts'

/** Fields of a draft beside answers and choices that a field of a sample may go to. */
type Field = 'type' | 'group' | 'carer' | 'code' | 'plan' | 'slot' | 'invite'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Finds the place of each field of a sample among the questions and items of a person or of the whole: by what
 * `reads` says, else by id or name. A field that finds no place is an error, never dropped.
 */
export class Places {
  readonly answers: Record<string, Answer> = {}
  readonly choices: Record<string, Choice> = {}
  readonly fields: Partial<Record<Field, unknown>> = {}
  readonly #file: Case
  readonly #of: 'person' | 'registration'
  readonly #questions: readonly Question[]
  readonly #items: readonly Item[]
  readonly #otherItems: readonly Item[]
  readonly #letsUnknownPass: boolean

  /** @param letsUnknownPass an item that is not on offer is left to the rules, which refuse it */
  constructor(
    file: Case,
    { questions, items }: EventDefinition,
    of: 'person' | 'registration',
    letsUnknownPass: boolean,
  ) {
    this.#file = file
    this.#of = of
    this.#questions = questions.filter((question) => question.of === of)
    this.#items = items.filter((item) => item.per === of)
    this.#otherItems = items.filter((item) => item.per !== of)
    this.#letsUnknownPass = letsUnknownPass
  }

  /** Puts the value of a field where it belongs; of an object each of its own fields when `reads` names them. */
  put(field: string, value: unknown): void {
    if (value === null || value === undefined || this.#putByReads(field, value)) return
    const question = this.#questions.find(({ id }) => id === slug(field))
    if (question !== undefined) this.#answer(question.id, value)
    else if (findId(field, this.#items) !== null) this.choose(field, value)
    else throw new Error(`the definition has no place for '${field}'${this.#hint(field)}`)
  }

  /** Puts the choice of an item, whose name may be of one side of it: 'coach' with { to, back } is 'coach-to', 'coach-back'. */
  choose(word: string, value: unknown): void {
    if (value === null || value === undefined) return
    if (this.#putByReads(`choices.${word}`, value) || this.#putByReads(word, value)) return
    const item = this.#itemOf(word)
    if (item !== undefined) this.#take(item, value)
    else if (isObject(value) && Object.keys(value).every((key) => this.#itemOf(`${word}-${key}`))) {
      for (const [key, each] of Object.entries(value)) this.choose(`${word}-${key}`, each)
    } else if (this.#letsUnknownPass && findId(word, this.#otherItems) === null) this.choices[slug(word)] = 1
    else throw new Error(`the definition has no item '${word}'${this.#hint(word)}`)
  }

  answerPesel(pesel: string | null | undefined): void {
    const question = this.#questions.find(({ type }) => type === 'pesel')
    if (question !== undefined && pesel !== null && pesel !== undefined) this.answers[question.id] = pesel
  }

  /** Whether `reads` says where the field goes, or where fields inside it go. */
  isRead(field: string): boolean {
    return Object.keys(this.#file.reads).some((key) => key === field || key.startsWith(`${field}.`))
  }

  /** Whether `reads` says where this very field goes. */
  isReadExactly(field: string): boolean {
    return this.#file.reads[field] !== undefined
  }

  #putByReads(field: string, value: unknown): boolean {
    const place = this.#file.reads[field]
    if (place !== undefined) {
      this.#putAt(place, value)
      return true
    }
    if (!isObject(value) || !this.isRead(field)) return false
    for (const [key, each] of Object.entries(value)) this.put(`${field}.${key}`, each)
    return true
  }

  #putAt(place: string, value: unknown): void {
    const [kind = '', id = '', option] = place.split('.')
    if (kind === 'nothing') return
    if (kind === 'answers') {
      this.#answer(id, value)
      return
    }
    if (kind !== 'choices') {
      this.fields[fieldOf(kind)] = value
      return
    }
    const item = this.#items.find((each) => each.id === id)
    if (item === undefined) throw new Error(`reads: the definition has no item '${id}'${this.#hint(id)}`)
    this.#take(item, option === undefined ? value : { [option]: value })
  }

  /** Two fields may name options of one item: they are taken together. */
  #take(item: Item, value: unknown): void {
    const chosen = readItemChoice(item, value, this.#file.words)
    const before = this.choices[item.id]
    if (chosen === null) return
    if (isObject(before) && isObject(chosen)) this.choices[item.id] = { ...before, ...chosen }
    else if (Array.isArray(before) && Array.isArray(chosen)) this.choices[item.id] = [...before, ...chosen]
    else this.choices[item.id] = chosen
  }

  #answer(id: string, value: unknown): void {
    const question = this.#questions.find((each) => each.id === id)
    if (question === undefined)
      throw new Error(`reads: the definition has no question '${id}'${this.#hint(id)}`)
    const { options, type } = question
    if (typeof value === 'string' && options.length > 0)
      this.answers[id] = idOf(value, options, this.#file.words)
    else if (typeof value === 'boolean' && options.length > 0) this.answers[id] = yesOrNo(value, options)
    else if (type === 'checkbox' && (value === 'yes' || value === 'no')) this.answers[id] = value === 'yes'
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      this.answers[id] = value
    else throw new Error(`the answer to '${id}' is not understood: ${JSON.stringify(value)}`)
  }

  readonly #itemOf = (word: string): Item | undefined => {
    const id = findId(word, this.#items, this.#file.words)
    return this.#items.find((item) => item.id === id)
  }

  #hint(field: string): string {
    const other = this.#of === 'person' ? 'for the whole registration' : 'by each person'
    if (findId(field, this.#otherItems) !== null) return `: it is chosen ${other}`
    return `: say in "reads" where it goes ("nothing" for a field that is only for the reader)`
  }
}

function yesOrNo(value: boolean, options: readonly { id: string }[]): string | boolean {
  const words = value ? ['yes', 'tak', 'true'] : ['no', 'nie', 'false']
  return options.find(({ id }) => words.includes(id))?.id ?? value
}

const FIELDS: readonly Field[] = ['type', 'group', 'carer', 'code', 'plan', 'slot', 'invite']

function fieldOf(kind: string): Field {
  const field = FIELDS.find((each) => each === kind)
  if (field === undefined) throw new Error(`reads: '${kind}' is no place`)
  return field
}
