import { keyOfQuestion } from '../questions/same-question.ts'
import type { WantedSection } from './take-over.ts'
import type { WantedQuestion, WordedCondition } from './wanted.ts'

/** Another event of the account, with what it asks. */
export interface EarlierEvent {
  readonly id: string
  readonly title: string
  /** An ISO day. */
  readonly start: string | null
  readonly sections: readonly {
    readonly id: string
    readonly name: string
    readonly conditions: readonly WordedCondition[]
  }[]
  /** In the order in which they are asked; conditions of their section are not repeated. */
  readonly questions: readonly (WantedQuestion & { readonly section: string | null })[]
}

/** Questions of an event that stand together. */
export interface EarlierSection {
  /** The whole section, to be taken over at once; null of questions outside of all sections. */
  readonly section: WantedSection | null
  /** Those of it that no newer event asks, each with the conditions of the section as its own. */
  readonly questions: readonly WantedQuestion[]
}

export interface EarlierAsked {
  readonly event: Pick<EarlierEvent, 'id' | 'title' | 'start'>
  /** Everything that it asks: an answer that a question depends on may be among it. */
  readonly known: readonly WantedQuestion[]
  readonly sections: readonly EarlierSection[]
}

/** What earlier events ask, each question once: with the newest event that asks it. Events come newest first. */
export function distinctQuestions(events: readonly EarlierEvent[]): EarlierAsked[] {
  const listed = new Set<string>()
  return events.flatMap((event) => {
    const isNew = ({ question }: WantedQuestion) => !listed.has(keyOfEarlier(question))
    const sections = sectionsOf(event).flatMap(({ section, questions }) => {
      const fresh = questions.filter(isNew)
      return fresh.length === 0 ? [] : [{ section, questions: fresh }]
    })
    for (const { question } of event.questions) listed.add(keyOfEarlier(question))
    return sections.length === 0 ? [] : [{ event, known: event.questions, sections }]
  })
}

/** Answers to choose from belong to what is asked: other ones are another question. */
const keyOfEarlier = (question: WantedQuestion['question']): string =>
  `${keyOfQuestion(question)} ${question.options.map(({ name }) => name.toLowerCase()).join('|')}`

function sectionsOf({ sections, questions }: EarlierEvent): EarlierSection[] {
  const loose = questions.filter(({ section }) => sections.every(({ id }) => id !== section))
  return [
    { section: null, questions: loose },
    ...sections.map(({ id, name, conditions }) => {
      const own = questions.filter(({ section }) => section === id)
      return {
        section: { name, conditions, questions: own },
        questions: own.map((each) => ({ ...each, conditions: [...conditions, ...each.conditions] })),
      }
    }),
  ]
}
