import { answerOfValue, valueOfAnswer } from './answer.ts'
import type { Control, ControlSpec } from './control.ts'
import { type FieldTypeName, type FieldValues, fieldTypes } from './field-types.ts'
import type { Answer } from './fields/answer-schema.ts'
import { changeValue, controlsOf, createForm, type Form } from './form.ts'

/** A question is a field: a form of one control, whose value is an answer, also while it is half typed. */

/** The form of a question with its answer. */
export const formOfAnswer = (spec: ControlSpec, answer: unknown): Form =>
  changeValue(createForm([{ controls: [spec] }]), spec, valueOfType(spec.type, answer))

const valueOfType = <Name extends FieldTypeName>(name: Name, answer: unknown): FieldValues[Name] =>
  valueOfAnswer(fieldTypes[name], answer)

/** The same value under another wording of the question, such as with other prices. */
export function withSpec(form: Form, spec: ControlSpec): Form {
  const empty = createForm([{ controls: [spec] }])
  return controlsOf(form).reduce((all, control) => changeValue(all, control, control.value), empty)
}

/** The answer that the form holds; null for none. */
export const answerIn = (form: Form): Answer =>
  controlsOf(form)
    .map((control) => answerOfControl(control))
    .at(0) ?? null

const answerOfControl = <Name extends FieldTypeName>(control: Control<Name>): Answer =>
  answerOfValue(fieldTypes[control.type], control.value)
