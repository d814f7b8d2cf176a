import { type ReactNode, useMemo } from 'react'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import type { ControlSpec } from '#domain/form/control.ts'
import { controlsOf, createForm, type Form } from '#domain/form/form.ts'
import { formOfAnswer } from '#domain/form/question-form.ts'
import { AskedField } from '#web/kit/form/asked-field.tsx'
import { FormUploads } from '#web/kit/form/form-uploads.tsx'
import { richHelpOf } from '#web/kit/form/question-help.tsx'
import { specOfQuestion } from '#web/kit/form/question-spec.ts'

/** A question as it is asked, with the fields of the site; it cannot be answered here. */
export function QuestionPreview({ question }: { readonly question: Question }): ReactNode {
  const form = useMemo(() => {
    // A notation may not be readable yet; nothing is typed that it would refuse.
    const { pattern: _, ...asked } = question
    return formOfAnswer(specOfQuestion(`podglad-${question.id}`, asked), question.default ?? null)
  }, [question])
  return (
    <div className="fb-preview" inert>
      <FormUploads upload={noUpload}>
        <Unanswered form={form} help={richHelpOf(question)} />
      </FormUploads>
    </div>
  )
}

const noUpload = () => Promise.reject(new Error('Nothing is uploaded from a preview.'))

/** The fields as somebody finds them who has not typed anything yet: none is wrong. */
function Unanswered({ form, help }: { readonly form: Form; readonly help?: ReactNode }): ReactNode {
  return controlsOf(form).map((control) =>
    control.type === 'html' ? null : (
      <AskedField key={control.id} {...{ form, control, help }} onChange={nothing} shown={UNTOUCHED} />
    ),
  )
}

const nothing = () => {}
const UNTOUCHED = { error: null, touched: false }

/** What is asked of everybody, as the site asks it. */
export function PersonPreview(props: { readonly asksBirth: boolean }): ReactNode {
  const { asksBirth } = props
  const form = useMemo(
    () =>
      createForm([
        {
          controls: [
            { id: 'podglad-imie', type: 'firstName', label: 'Imię', required: true },
            { id: 'podglad-nazwisko', type: 'lastName', label: 'Nazwisko', required: true },
            ...(asksBirth ? [BIRTH] : []),
          ],
        },
      ]),
    [asksBirth],
  )
  return (
    <div className="fb-preview fb-person" inert>
      <Unanswered form={form} />
    </div>
  )
}

const BIRTH: ControlSpec = {
  ...{ id: 'podglad-urodzenie', type: 'dateOfBirth', component: 'digits' },
  ...{ label: 'Data urodzenia', required: true },
}
