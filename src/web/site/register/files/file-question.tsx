import type { Question } from '#domain/event/definition/definition.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import type { FilesValue } from '#domain/form/fields/file.ts'
import { changeValue, controlsOf, createForm, type Form } from '#domain/form/form.ts'
import { FileField } from '#web/kit/form/file-field.tsx'
import { richHelpOf } from '#web/kit/form/question-help.tsx'
import { specOfQuestion } from '#web/kit/form/question-spec.ts'
import type { FilePlace } from '../order/file-tools.ts'
import type { ChoiceTools } from '../order/form-tools.ts'
import { fieldOf } from './file-fields.ts'

interface Props {
  readonly question: Question
  readonly person: string | null
  readonly answer: Answer | undefined
  readonly tools: ChoiceTools
}

/** The field of a question for files. Its uploads go on while it is not on the page, so they are kept beside the order. */
export function FileQuestion({ question, person, answer, tools }: Props): React.ReactNode {
  const place: FilePlace = { question: question.id, person }
  const id = fieldOf(place)
  const formWith = (items: FilesValue): Form =>
    changeValue(createForm([{ controls: [specOfQuestion(id, question)] }]), { id, type: 'file' }, items)
  const form = formWith(tools.files.itemsOf(place, answer))
  const change = (edit: (form: Form) => Form) =>
    tools.files.change(place, (items) => itemsIn(edit(formWith(items))) ?? items)
  return controlsOf(form).map((control) =>
    control.type !== 'file' ? null : (
      <FileField
        key={id}
        {...{ form, control, onChange: change, shown: tools.shown(id), help: richHelpOf(question) }}
      />
    ),
  )
}

const itemsIn = (form: Form): FilesValue | undefined =>
  controlsOf(form)
    .flatMap((control) => (control.type === 'file' ? [control.value] : []))
    .at(0)
