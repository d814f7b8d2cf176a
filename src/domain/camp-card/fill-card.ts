import type { EventDefinition, Question } from '../event/definition/definition.ts'
import type { Answer } from '../form/fields/answer-schema.ts'
import type { AttendanceSpan } from '../quote/attendance.ts'
import { isSecret } from '../registration/secret-answers.ts'
import { type CampCard, type CardField, type CardSetting, type CardSource, eachField } from './camp-card.ts'

/** Somebody who takes part, with what was answered about them and about the whole registration. */
export interface CardPerson {
  readonly firstName: string
  readonly lastName: string
  /** An ISO day. */
  readonly birthDate: string | null
  readonly spans: readonly AttendanceSpan[]
  readonly answers: Readonly<Record<string, Answer>>
  /** Of the registration; null where it is of another family. */
  readonly contact: {
    readonly firstName: string
    readonly lastName: string
    readonly phone: string
  } | null
}

interface Filling {
  readonly definition: Pick<EventDefinition, 'title' | 'questions'>
  readonly organiser: CampCard['organiser']
  readonly setting: CardSetting
  /** Whether the answer to a question may stand on the card, for who is going to see it. */
  readonly mayUse: (question: Question) => boolean
  /** What people read of an answer; null where there is none. */
  readonly textOf: (question: Question, answer: Answer | undefined) => string | null
}

export interface Filled {
  readonly card: CampCard
  /** Labels of the questions whose answers stand on the card and are not for everybody of the staff, or are sealed. */
  readonly guarded: readonly string[]
}

/** Fields whose parts stand one after another; in the others each answer is introduced by its question. */
const PLAIN: readonly CardField[] = ['parents', 'pesel', 'address', 'parentsAddress', 'phones']

/** The card of one participant. What is not known, or may not be used, stays empty. */
export function fillCard(filling: Filling, person: CardPerson): Filled {
  const { definition, organiser, setting } = filling
  const used = new Map<string, Question>()
  const read = (source: CardSource): Part | null => {
    const part = partOf(filling, person, source)
    if (part?.question !== undefined) used.set(part.question.id, part.question)
    return part
  }
  const fields = eachField((field) => joined(field, setting.sources[field].map(read)))
  return {
    card: {
      organiser,
      event: definition.title,
      holiday: setting.holiday,
      spans: person.spans,
      name: `${person.firstName} ${person.lastName}`.trim() || null,
      birthYear: person.birthDate === null ? null : Number(person.birthDate.slice(0, 4)),
      fields,
    },
    guarded: [...used.values()]
      .filter((question) => question.seenBy !== undefined || isSecret(question))
      .map(({ label }) => label),
  }
}

/** A card without a participant, to be filled in by hand. */
export const blankCard = ({
  definition,
  organiser,
  holiday,
  spans,
}: Pick<Filling, 'organiser'> & {
  readonly definition: Pick<EventDefinition, 'title'>
  readonly holiday: CampCard['holiday']
  readonly spans: CampCard['spans']
}): CampCard => ({
  ...{ organiser, event: definition.title, holiday, spans },
  ...{ name: null, birthYear: null, fields: eachField(() => null) },
})

interface Part {
  readonly text: string
  readonly question?: Question
}

function partOf(
  { definition, mayUse, textOf }: Filling,
  person: CardPerson,
  source: CardSource,
): Part | null {
  if (source === 'contact.name' || source === 'contact.phone') return ofContact(person, source)
  const question = definition.questions.find(({ id }) => `answer.${id}` === source)
  if (question === undefined || !mayUse(question)) return null
  const text = textOf(question, person.answers[question.id])
  return text === null || text.trim() === '' ? null : { text: text.trim(), question }
}

/** A participant who registered personally is no parent. */
function ofContact(
  { contact, ...person }: CardPerson,
  source: 'contact.name' | 'contact.phone',
): Part | null {
  if (contact === null) return null
  const isSelf = contact.firstName === person.firstName && contact.lastName === person.lastName
  const text = source === 'contact.phone' ? contact.phone : `${contact.firstName} ${contact.lastName}`
  return isSelf || text.trim() === '' ? null : { text: text.trim() }
}

/** The same text is written once: a parent who is asked for is often the contact too. */
function joined(field: CardField, parts: readonly (Part | null)[]): string | null {
  const known = parts.filter((part) => part !== null)
  const once = known.filter(({ text }, at) => known.findIndex((each) => each.text === text) === at)
  if (once.length === 0) return null
  if (PLAIN.includes(field)) return once.map(({ text }) => text).join(', ')
  if (parts.length === 1) return once.map(({ text }) => text).join()
  return known.map(({ text, question }) => introduced(question?.label ?? '', text)).join('\n')
}

/** 'Na co? orzechy', 'Leki: rano' */
function introduced(label: string, text: string): string {
  if (label === '') return text
  return label.endsWith('?') ? `${label} ${text}` : `${label.replace(/[.:]$/, '')}: ${text}`
}
