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

interface Props {
  readonly id: string
  readonly of: Question['of']
  readonly compiled: CompiledDefinition
  readonly scope: Scope
  readonly answers: Readonly<Record<string, Answer>>
  readonly onAnswer: (id: string, answer: Answer) => void
}

/** The questions that are asked of this person, or once for all, also those of the office. A hidden answer stays. */
export function QuestionFields({ id, of, compiled, scope, answers, onAnswer }: Props): ReactNode {
  const asked = compiled.questions.filter(
    ({ question, asked: isAsked }) =>
      question.of === of &&
      // A file is added by the registrant, at the link.
      question.type !== 'file' &&
      answers[question.id] !== HIDDEN &&
      isAsked(scope) === true,
  )
  return asked.map(({ question }) => (
    <OneQuestion
      key={question.id}
      id={`${id}-pytanie-${question.id}`}
      question={question}
      answer={answers[question.id]}
      onChange={(answer) => onAnswer(question.id, answer)}
    />
  ))
}

/** What is typed stays as it is while the draft has the answer that it makes. */
function OneQuestion(props: {
  id: string
  question: Question
  answer: Answer | undefined
  onChange: (answer: Answer) => void
}): ReactNode {
  const { id, question, answer = question.default ?? null, onChange } = props
  const [typed, setTyped] = useState<Form | null>(null)
  const spec = specOfQuestion(id, question)
  const isTyped = typed !== null && sameValue(answerIn(typed), answer)
  const form = isTyped ? withSpec(typed, spec) : formOfAnswer(spec, answer)
  const change = (edit: (form: Form) => Form) => {
    const edited = edit(form)
    setTyped(edited)
    onChange(answerIn(edited))
  }
  return controlsOf(form).map((control) =>
    control.type === 'html' ? null : (
      <AskedField
        key={id}
        form={form}
        control={control}
        onChange={change}
        shown={{ error: null, touched: false }}
        help={richHelpOf(question)}
      />
    ),
  )
}
