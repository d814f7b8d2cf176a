import type { Question } from './blocks.ts'
import { withFields } from './change-question.ts'
import { idOfName } from './id-of-name.ts'

/** The options of a question: ids stay, because answers are kept under them. */

type Option = Question['options'][number]

/** Options of these names behind the others; a name that is already there, and an empty one, is left out. */
export function optionsNamed(names: readonly string[], before: readonly Option[] = []): Option[] {
  const options = [...before]
  for (const name of names.map((each) => each.trim())) {
    if (name === '' || options.some((option) => option.name === name)) continue
    options.push({
      id: idOfName(
        name,
        options.map(({ id }) => id),
      ),
      name,
    })
  }
  return options
}

export const addOptions = (question: Question, names: readonly string[]): Question => ({
  ...question,
  options: optionsNamed(names, question.options),
})

export const renameOption = (question: Question, id: string, name: string): Question => ({
  ...question,
  options: question.options.map((option) => (option.id === id ? { id, name } : option)),
})

export function moveOption(question: Question, id: string, way: 'up' | 'down'): Question {
  const from = question.options.findIndex((option) => option.id === id)
  const option = question.options[from]
  const to = from + (way === 'up' ? -1 : 1)
  if (option === undefined || to < 0 || to >= question.options.length) return question
  return { ...question, options: question.options.toSpliced(from, 1).toSpliced(to, 0, option) }
}

/** Without the option; also as the answer that is proposed. */
export function removeOption(question: Question, id: string): Question {
  const options = question.options.filter((option) => option.id !== id)
  const { default: proposed } = question
  const left = Array.isArray(proposed) ? proposed.filter((each) => each !== id) : proposed
  const isGone = left === id || (Array.isArray(left) && left.length === 0)
  if (proposed === undefined || isGone) return withFields({ ...question, options }, { default: undefined })
  return Array.isArray(proposed) ? { ...question, options, default: idsOf(left) } : { ...question, options }
}

const idsOf = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.filter((each) => typeof each === 'string') : []
