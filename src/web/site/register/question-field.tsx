import { useState } from 'react'
import type { Question } from '#domain/event/definition.ts'
import type { Answer } from '#domain/registration/draft.ts'
import { tie } from '#i18n/typography.ts'
import { DayField } from '#web/kit/day-field.tsx'
import { type DayText, dayText, isoDay, NO_DAY } from '#web/kit/day-text.ts'
import { CheckField, RadioField, SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import type { ChoiceTools } from './form-tools.ts'
import { SeveralField } from './several-field.tsx'

interface QuestionFieldProps {
  readonly id: string
  readonly question: Question
  readonly answer: Answer | undefined
  readonly onChange: (answer: Answer) => void
  readonly tools: ChoiceTools
}

/** What each type of question asks the keyboard and the browser for. */
const INPUTS = {
  text: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // Somebody else's number: the browser must not fill in one's own (readings, field types).
  otherPhone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  number: { inputMode: 'numeric', autoComplete: 'off' },
  pesel: { inputMode: 'numeric', autoComplete: 'off' },
} as const

/** The control that fits a question's type. */
export function QuestionField({ id, question, answer, onChange, tools }: QuestionFieldProps) {
  const { type, label, help, required, options } = question
  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
  const hint = [help, required || type === 'checkbox' ? undefined : 'Nieobowiązkowe.']
    .filter(Boolean)
    .join(' ')
  const field = { id, label: tie(label), ...(hint === '' ? {} : { hint: tie(hint) }), ...tools.shown(id) }
  switch (type) {
    case 'textarea':
      return <TextArea {...field} value={text} onChange={onChange} />
    case 'select':
    case 'radio': {
      const choices = options.map((option) => ({ value: option.id, label: tie(option.name) }))
      const chosen = text === '' ? null : text
      if (type === 'radio')
        return <RadioField {...field} value={chosen} options={choices} onChange={onChange} />
      return <SelectField {...field} value={chosen} options={choices} onChange={onChange} />
    }
    case 'checkboxes': {
      const choices = options.map((option) => ({ value: option.id, label: tie(option.name) }))
      const values = typeof answer === 'object' && answer !== null ? answer : []
      return <SeveralField {...field} values={values} options={choices} onChange={onChange} />
    }
    case 'checkbox':
      return (
        <CheckField id={id} checked={answer === true} onChange={onChange} {...tools.shown(id)}>
          {tie(label)}
          {help !== undefined && <small>{tie(help)}</small>}
        </CheckField>
      )
    case 'date':
      return <DateQuestion field={field} text={text} onChange={onChange} year={tools.context.now.year} />
    default:
      return <TextField {...field} {...INPUTS[type]} value={text} onChange={onChange} />
  }
}

/** Keeps the parts while they are no day yet; what is half typed stays, and the answer says it is wrong. */
function DateQuestion({
  field,
  text,
  onChange,
  year,
}: {
  field: { id: string; label: string }
  text: string
  onChange: (answer: Answer) => void
  year: number
}) {
  const [typed, setTyped] = useState<DayText>(() => (text === '' ? NO_DAY : dayText(text)))
  const years = Array.from({ length: 123 }, (_, index) => year + 2 - index)
  return (
    <DayField
      {...field}
      value={typed}
      years={years}
      onChange={(parts) => {
        setTyped(parts)
        onChange(isoDay(parts) ?? [parts.year, parts.month, parts.day].join('-').replace(/^-+$/, ''))
      }}
    />
  )
}
