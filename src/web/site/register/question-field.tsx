import { useState } from 'react'
import type { Question } from '#domain/event/definition/definition.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import { controlsOf, type Form } from '#domain/form/form.ts'
import { answerIn, formOfAnswer, withSpec } from '#domain/form/question-form.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { AskedField } from '#web/kit/form/asked-field.tsx'
import { richHelpOf } from '#web/kit/form/question-help.tsx'
import { specOfQuestion } from '#web/kit/form/question-spec.ts'
import { FileQuestion } from './files/file-question.tsx'
import type { ChoiceTools } from './order/form-tools.ts'

interface QuestionFieldProps {
  readonly id: string
  readonly question: Question
  /** `ref` of the person who is asked; left out of the whole order. */
  readonly person?: string
  readonly answer: Answer | undefined
  readonly onChange: (answer: Answer) => void
  readonly tools: ChoiceTools
  /** The effect of an answer on the price, in words, where there is one. */
  readonly priceOf?: ((answer: Answer) => string | undefined) | undefined
}

/** The field of a question. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, person = null, answer, tools } = props
  if (question.type === 'file') return <FileQuestion {...{ question, person, answer, tools }} />
  return <TypedField {...props} />
}

/** What is typed stays as it is while the order has the answer that it makes. */
function TypedField({
  id,
  question,
  answer = question.default ?? null,
  onChange,
  tools,
  priceOf = () => undefined,
}: QuestionFieldProps) {
  const [typed, setTyped] = useState<Form | null>(null)
  const spec = specOfQuestion(id, question, priceOf)
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
        shown={tools.shown(id)}
        help={richHelpOf(question)}
      />
    ),
  )
}
