import type { EventDefinition, Item, Question } from '#domain/event/definition/definition.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import type { Choice } from '#domain/registration/draft.ts'
import type { Case } from './case-file.ts'
import { findId, idOf, slug } from './names.ts'
import { readItemChoice } from './read-choice.ts'
import { tally } from './values.ts'

/** Fields of a draft, besides answers and choices, that a field of a sample may go to. */
type Field = 'type' | 'group' | 'carer' | 'code' | 'plan' | 'slot' | 'invite'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field that belongs to the other side: of the registration at a person, or of people at the registration. */
export interface MisplacedField {
  /** As in `reads`. */
  readonly place: string
  /** The word of the sample. */
  readonly field: string
  readonly value: unknown
  /** `reads` assigns it to each person. */
  readonly ofEach: boolean
}

const OF_EACH = ' of each person'

/**
 * Finds the place of each field of a sample among the questions and items of a person or of the whole: by `reads`,
 * else by id or name. A field without a place is an error, never dropped; a field that belongs to the other side is
 * misplaced.
 */
export class Places {
  readonly answers: Record<string, Answer> = {}
  readonly choices: Record<string, Choice> = {}
  readonly fields: Partial<Record<Field, unknown>> = {}
  readonly misplaced: MisplacedField[] = []
  readonly #file: Case
  readonly #of: 'person' | 'registration'
  readonly #questions: readonly Question[]
  readonly #items: readonly Item[]
  readonly #otherQuestions: readonly Question[]
  readonly #otherItems: readonly Item[]
  readonly #letsUnknownPass: boolean

  /** @param letsUnknownPass passes unknown items on to the rules, which refuse them */
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
    this.#otherQuestions = questions.filter((question) => question.of !== of)
    this.#otherItems = items.filter((item) => item.per !== of)
    this.#letsUnknownPass = letsUnknownPass
  }

  /** Puts the value of a field where it belongs; of an object each of its own fields when `reads` names them. */
  put(field: string, value: unknown): void {
    if (value === null || value === undefined || this.#putByReads(field, value)) return
    if (this.#finds(field, value, 'question')) return
    throw new Error(`the definition has no place for '${field}'${this.#hint(field)}`)
  }

  /** Puts the choice of an item, whose name may be a prefix: 'coach' with { to, back } is 'coach-to', 'coach-back'. */
  choose(word: string, value: unknown): void {
    if (value === null || value === undefined) return
    if (this.#putByReads(`choices.${word}`, value) || this.#putByReads(word, value)) return
    if (this.#finds(word, value, 'item')) return
    if (!this.#letsUnknownPass) throw new Error(`the definition has no item '${word}'${this.#hint(word)}`)
    this.choices[slug(word)] = 1
  }

  answerPesel(pesel: string | null | undefined): void {
    const question = this.#questions.find(({ type }) => type === 'pesel')
    if (question !== undefined && pesel !== null && pesel !== undefined) this.answers[question.id] = pesel
  }

  /** Whether `reads` has a place for the field, or for fields inside it. */
  isRead(field: string): boolean {
    return Object.keys(this.#file.reads).some((key) => key === field || key.startsWith(`${field}.`))
  }

  /** Whether `reads` has a place for exactly this field. */
  isReadExactly(field: string): boolean {
    return this.#file.reads[field] !== undefined
  }

  /** Puts a misplaced field of the other side here. @throws Error when something else is there */
  takeIn({ place, field, value }: MisplacedField): void {
    const [kind = '', id = ''] = place.split('.')
    const held = { answers: this.answers[id], choices: this.choices[id] }
    const before = kind === 'answers' || kind === 'choices' ? held[kind] : this.fields[fieldOf(kind)]
    if (before !== undefined)
      throw new Error(`'${field}' is given twice: for a person, and for the registration`)
    this.#putAt(place, value, field)
  }

  #putByReads(field: string, value: unknown): boolean {
    const place = this.#file.reads[field]
    if (place !== undefined) {
      this.#putAt(place, value, field)
      return true
    }
    const parts = isObject(value) ? value : isTexts(value) ? tally(value) : null
    if (parts === null || !this.isRead(field)) return false
    for (const [key, each] of Object.entries(parts)) {
      if (isObject(value) || this.isReadExactly(`${field}.${key}`)) this.put(`${field}.${key}`, each)
      else this.choose(key, each)
    }
    return true
  }

  #putAt(place: string, value: unknown, field: string): void {
    const ofEach = place.endsWith(OF_EACH)
    const [kind = '', id = '', option] = (ofEach ? place.slice(0, -OF_EACH.length) : place).split('.')
    if (kind === 'nothing') return
    if (kind === 'each person') {
      if (!this.#isMisplaced(field, value, true))
        throw new Error(`reads: people choose or answer no '${field}'`)
      return
    }
    const chosen = option === undefined ? value : { [option]: value }
    const others = kind === 'choices' ? this.#otherItems : kind === 'answers' ? this.#otherQuestions : null
    const isOther = others === null ? this.#isOther(kind) : others.some((each) => each.id === id)
    if (isOther)
      this.misplaced.push({ place: others === null ? kind : `${kind}.${id}`, field, value: chosen, ofEach })
    else if (kind === 'answers') this.#answer(id, value)
    else if (kind !== 'choices') this.fields[fieldOf(kind)] = value
    else {
      const item = this.#items.find((each) => each.id === id)
      if (item === undefined) throw new Error(`reads: the definition has no item '${id}'${this.#hint(id)}`)
      this.#take(item, chosen)
    }
  }

  /** A field of the draft that only the other side has. */
  #isOther(kind: string): boolean {
    return (this.#of === 'person') === WHOLE_FIELDS.has(kind)
  }

  /** By its own name: a question or an item, here or on the other side, or several items under a heading. */
  #finds(word: string, value: unknown, first: 'question' | 'item'): boolean {
    const question = questionNamed(word, this.#questions)
    const item = this.#itemOf(word)
    if (question !== undefined && (item === undefined || first === 'question'))
      this.#answer(question.id, value)
    else if (item !== undefined) this.#take(item, value)
    else return this.#findsSeveral(word, value) || this.#isMisplaced(word, value, false)
    return true
  }

  /** 'coach' with { to, back } or ["to", "back"]; 'extras' with ["mug", "towel"] or { "mug": 2 }. */
  #findsSeveral(word: string, value: unknown): boolean {
    const parts = isObject(value)
      ? value
      : typeof value === 'string'
        ? this.#both(word, value)
        : isTexts(value)
          ? tally(value)
          : {}
    const named = Object.entries(parts).map(([key, each]) => [this.#nameIn(word, key), each] as const)
    if (named.length === 0 || named.some(([name]) => name === null)) return false
    for (const [name, each] of named) if (name !== null) this.choose(name, each)
    return true
  }

  #both(word: string, value: string): Record<string, unknown> {
    const sides = this.#items.filter(({ id }) => id.startsWith(`${slug(word)}-`))
    if (value === 'both' && sides.length === 2) return Object.fromEntries(sides.map(({ id }) => [id, true]))
    return { [value]: true }
  }

  #nameIn(word: string, key: string): string | null {
    if (this.#itemOf(`${word}-${key}`) !== undefined) return `${word}-${key}`
    const isItem = this.#itemOf(key) !== undefined || findId(key, this.#otherItems, this.#file.words) !== null
    return isItem ? key : null
  }

  #isMisplaced(word: string, value: unknown, ofEach: boolean): boolean {
    const question = questionNamed(word, this.#otherQuestions)?.id
    const item = findId(word, this.#otherItems, this.#file.words)
    const field = this.#isOther(word) && FIELDS.some((each) => each === word) ? word : null
    const place = question !== undefined ? `answers.${question}` : item !== null ? `choices.${item}` : field
    if (place !== null) this.misplaced.push({ place, field: word, value, ofEach })
    return place !== null
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
    if (type === 'checkboxes') {
      this.answers[id] = [value].flat().map((each) => idOf(String(each), options, this.#file.words))
      return
    }
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
    const sides = this.#items.filter(({ id }) => id.startsWith(`${slug(field)}-`)).map(({ id }) => id)
    if (sides.length > 0) return `: there is ${sides.join(', ')}`
    return `: say in "reads" where it goes ("nothing" for a field that is only for the reader)`
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')

/** By id, or by the text of the question. */
const questionNamed = (word: string, questions: readonly Question[]) =>
  questions.find(({ id }) => id === slug(word)) ?? questions.find(({ label }) => slug(label) === slug(word))

function yesOrNo(value: boolean, options: readonly { id: string }[]): string | boolean {
  const words = value ? ['yes', 'tak', 'true'] : ['no', 'nie', 'false']
  return options.find(({ id }) => words.includes(id))?.id ?? value
}

/** Fields that a registration has once; the others belong to each person. */
const WHOLE_FIELDS: ReadonlySet<string> = new Set(['code', 'plan', 'slot', 'invite'])
const FIELDS: readonly Field[] = ['type', 'group', 'carer', 'code', 'plan', 'slot', 'invite']

function fieldOf(kind: string): Field {
  const field = FIELDS.find((each) => each === kind)
  if (field === undefined) throw new Error(`reads: '${kind}' is no place`)
  return field
}
