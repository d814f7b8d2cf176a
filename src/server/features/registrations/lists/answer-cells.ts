import type { Item, Question } from '#domain/event/definition/definition.ts'
import { isNothing, readAnswer } from '#domain/form/answer.ts'
import { questionTypes } from '#domain/form/question-types.ts'
import type { Cell, CellKind } from '#domain/lists/cell.ts'
import { readChoice } from '#domain/quote/choices.ts'
import type { Choice } from '#domain/registration/draft.ts'
import { answerText } from '#i18n/pl/answer-text.ts'
import { yesOrNo } from '#i18n/pl/answers.ts'
import { remembered } from '#server/base/remembered.ts'

/** Of what kind the answers to a question are in a list. */
export function kindOfAnswer({ type }: Pick<Question, 'type'>): CellKind {
  const { fact, settings } = questionTypes[type]
  if (fact.type === 'day') return 'day'
  if (fact.type !== 'number') return 'text'
  return settings.bounds === 'grosze' ? 'money' : 'number'
}

/** Whether the same few answers to a question come again and again; of texts each is another one. */
export const isRepeating = ({ type }: Pick<Question, 'type'>): boolean =>
  type !== 'text' && type !== 'textarea'

/**
 * Answers to a question as cells; one that cannot be read as what was asked for is shown as it was given. In a file the same answers
 * come a hundred thousand times: what was made of them is kept as long as the function.
 */
export function answerCells(question: Question): (answer: unknown) => Cell | null {
  const made = (answer: unknown) => (isNothing(answer) ? null : madeOf(question, answer))
  if (!isRepeating(question)) return made
  const known = remembered(made)
  return (answer) => (typeof answer === 'object' ? made(answer) : known(answer))
}

function madeOf(question: Question, answer: unknown): Cell | null {
  const kind = kindOfAnswer(question)
  const reading = kind === 'text' ? null : readAnswer(question, answer)
  if (reading?.state === 'given') {
    const { value } = reading
    if (typeof value === 'number' && (kind === 'number' || kind === 'money')) return { kind, value }
    if (typeof value === 'string' && kind === 'day') return { kind, value }
  }
  const text = answerText(question, answer)
  return text === null || text === '' ? null : { kind: 'text', value: text }
}

/** What was chosen of an extra, in words: 'Chęciny', 'M, L × 2', 'Tak'. */
export function choiceCell(item: Item, choice: Choice | undefined): Cell | null {
  const { picks } = readChoice(item, choice)
  if (picks.length === 0) return null
  const [first] = picks
  if (first?.amount !== undefined) return { kind: 'money', value: first.amount }
  const words = picks.map(({ option, quantity }) => {
    const name = option?.name ?? (item.choose === 'quantity' ? String(quantity) : yesOrNo(true))
    return option !== null && quantity > 1 ? `${name} × ${quantity}` : name
  })
  return { kind: 'text', value: words.join(', ') }
}
