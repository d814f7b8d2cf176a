import { type ReactNode, useState } from 'react'
import type { Question } from '#domain/event/definition/definition.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import { controlsOf, type Form } from '#domain/form/form.ts'
import { answerIn, formOfAnswer, withSpec } from '#domain/form/question-form.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import type { Scope } from '#domain/quote/scope.ts'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { AskedField } from '#web/kit/form/asked-field.tsx'
import { richHelpOf } from '#web/kit/form/question-help.tsx'
import { specOfQuestion } from '#web/kit/form/question-spec.ts'
import type { DraftProblem } from './draft-problem.ts'
import { errorAt } from './field-cell.tsx'

export interface QuestionFieldsProps {
  readonly id: string
  readonly of: Question['of']
  readonly compiled: CompiledDefinition
  readonly scope: Scope
  readonly answers: Readonly<Record<string, Answer>>
  /** Answers of the person before, where equal ones are shown as repeated. */
  readonly before?: Readonly<Record<string, Answer>> | undefined
  readonly problems: readonly DraftProblem[]
  readonly onAnswer: (id: string, answer: Answer) => void
}

/** The questions that are asked of this person, or once for all, also those of the office. A hidden answer stays. */
export function QuestionFields(
  props: QuestionFieldsProps & { readonly hidden?: readonly Question[] },
): ReactNode {
  const { id, answers, before, problems, hidden = [], onAnswer } = props
  const shown = askedQuestions(props).filter((question) => !hidden.includes(question))
  return shown.map((question) => (
    <OneQuestion
      key={question.id}
      id={`${id}-pytanie-${question.id}`}
      question={question}
      answer={answers[question.id]}
      isRepeated={isRepeated(question, answers, before)}
      error={errorAt(problems, question.id)}
      onChange={(answer) => onAnswer(question.id, answer)}
    />
  ))
}

type Asked = Pick<QuestionFieldsProps, 'of' | 'compiled' | 'scope' | 'answers'>

/** The questions that have a field here. */
export const askedQuestions = ({ of, compiled, scope, answers }: Asked): readonly Question[] =>
  compiled.questions
    .filter(
      ({ question, asked }) =>
        question.of === of &&
        // A file is added by the registrant, at the link.
        question.type !== 'file' &&
        answers[question.id] !== HIDDEN &&
        asked(scope) === true,
    )
    .map(({ question }) => question)

/** Only an address is repeated for the next person. */
const isRepeated = (
  { id, type }: Question,
  answers: QuestionFieldsProps['answers'],
  before: QuestionFieldsProps['before'],
): boolean =>
  type === 'address' &&
  answers[id] !== undefined &&
  before?.[id] !== undefined &&
  sameValue(answers[id], before[id])

/** What is typed stays as it is while the draft has the answer that it makes. */
function OneQuestion(props: {
  id: string
  question: Question
  answer: Answer | undefined
  isRepeated: boolean
  error: string | null
  onChange: (answer: Answer) => void
}): ReactNode {
  const { id, question, answer = question.default ?? null, error, onChange } = props
  const [typed, setTyped] = useState<Form | null>(null)
  const spec = specOfQuestion(id, question)
  const isTyped = typed !== null && sameValue(answerIn(typed), answer)
  const form = isTyped ? withSpec(typed, spec) : formOfAnswer(spec, answer)
  const change = (edit: (form: Form) => Form) => {
    const edited = edit(form)
    setTyped(edited)
    onChange(answerIn(edited))
  }
  const fields = controlsOf(form).map((control) =>
    control.type === 'html' ? null : (
      <AskedField
        key={id}
        form={form}
        control={control}
        onChange={change}
        shown={{ error, touched: error !== null }}
        help={richHelpOf(question)}
      />
    ),
  )
  return props.isRepeated ? <div className="draft-repeated">{fields}</div> : fields
}
