import { maySeeAnswer } from '../access/may-see-answer.ts'
import type { Role } from '../access/rights.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import type { Answer } from '../form/fields/answer-schema.ts'
import { questionTypes } from '../form/question-types.ts'
import type { RegistrationDraft } from './draft.ts'
import { isOfOffice } from './is-of-office.ts'

/**
 * Replaces a PESEL in views. It reveals nothing of it: next to the birth date, the last four digits would determine the
 * rest by the check digit.
 */
export const HIDDEN = '•'.repeat(11)

type Answers = RegistrationDraft['answers']

/** Whether answers to a question are stored encrypted, and shown nowhere but on cards of a holiday that the staff print. */
export const isSecret = ({ type }: Pick<EventDefinition['questions'][number], 'type'>): boolean =>
  questionTypes[type].isSecret === true

/** The draft with each given answer to a secret question replaced by another text; everything else stays. */
export function turnSecrets(
  { questions }: Pick<EventDefinition, 'questions'>,
  draft: RegistrationDraft,
  turn: (answer: string) => string,
): RegistrationDraft {
  const secret = new Set(questions.filter(isSecret).map(({ id }) => id))
  if (secret.size === 0) return draft
  return turnAnswers(draft, (answers) =>
    mapAnswers(answers, (id, answer) =>
      secret.has(id) && typeof answer === 'string' && answer !== '' ? turn(answer) : answer,
    ),
  )
}

/** The draft as it may be shown. */
export const hideSecrets = (
  definition: Pick<EventDefinition, 'questions'>,
  draft: RegistrationDraft,
): RegistrationDraft => turnSecrets(definition, draft, () => HIDDEN)

/** Without what only the office answers. */
export function hideOffice(
  { questions }: Pick<EventDefinition, 'questions'>,
  draft: RegistrationDraft,
): RegistrationDraft {
  const ofOffice = new Set(questions.filter(isOfOffice).map(({ id }) => id))
  if (ofOffice.size === 0) return draft
  return turnAnswers(draft, (answers) =>
    Object.fromEntries(Object.entries(answers).filter(([id]) => !ofOffice.has(id))),
  )
}

/** With what was answered to questions that this role may not see replaced; who sends it back changes nothing of it. */
export function hideGuarded(
  { questions }: Pick<EventDefinition, 'questions'>,
  draft: RegistrationDraft,
  role: Role,
): RegistrationDraft {
  const guarded = new Set(questions.filter((question) => !maySeeAnswer(role, question)).map(({ id }) => id))
  if (guarded.size === 0) return draft
  return turnAnswers(draft, (answers) =>
    mapAnswers(answers, (id, answer) => (guarded.has(id) && answer !== null ? HIDDEN : answer)),
  )
}

/** Without the password or code: anyone who sees one can use it, so no view repeats it. */
export const hideCode = (draft: RegistrationDraft): RegistrationDraft =>
  draft.code === null ? draft : { ...draft, code: HIDDEN }

/** A draft that comes back from a view: hidden values keep their previous content. */
export function keepHidden(sent: RegistrationDraft, before: RegistrationDraft): RegistrationDraft {
  const known = new Map(before.people.map(({ ref, answers }) => [ref, answers]))
  const draft = sent.code === HIDDEN ? { ...sent, code: before.code } : sent
  return turnAnswers(draft, (answers, ref) => {
    const kept = ref === null ? before.answers : known.get(ref)
    return mapAnswers(answers, (id, answer) => (answer === HIDDEN ? (kept?.[id] ?? answer) : answer))
  })
}

/** @param turn receives the answers of a person, or of the whole registration under null */
function turnAnswers(
  draft: RegistrationDraft,
  turn: (answers: Answers, ref: string | null) => Answers,
): RegistrationDraft {
  const people = draft.people.map((person) => ({ ...person, answers: turn(person.answers, person.ref) }))
  return { ...draft, answers: turn(draft.answers, null), people }
}

const mapAnswers = (answers: Answers, turn: (id: string, answer: Answer) => Answer): Answers =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, turn(id, answer)]))
