import { type ReactNode, useId } from 'react'
import { type Ages, agesWith } from '#domain/event/draft/who/parts.ts'
import { controlsOf, createForm, type Form, loadForm, serialiseForm } from '#domain/form/form.ts'
import { Fields } from '../shared/conditions/fields.tsx'
import { useHeldForm } from '../shared/conditions/held-form.ts'

interface Props {
  readonly ages: Ages | undefined
  readonly onChange: (ages: Ages | undefined) => void
}

const OLDEST = 120

/** Ages and years of birth, and what people read who do not fit. */
export function AgesForm({ ages, onChange }: Props): ReactNode {
  const id = useId()
  const { form, setForm } = useHeldForm<Ages>({
    value: ages ?? {},
    create: (now) => createAgesForm(id, now),
    read: (typed, before) => readAgesForm(id, typed, before),
    onChange: (now) => onChange(agesWith(now, {})),
  })
  const pair = (one: string, other: string) => (
    <div className="two-fields">
      <Fields form={form} onChange={setForm} only={[`${id}-${one}`, `${id}-${other}`]} />
    </div>
  )
  return (
    <>
      {pair('od', 'do')}
      {pair('rok-od', 'rok-do')}
      {ages !== undefined && <Fields form={form} onChange={setForm} only={[`${id}-slowa`]} />}
    </>
  )
}

function createAgesForm(id: string, { from, to, born, message }: Ages): Form {
  const years = { min: 0, max: OLDEST }
  const birth = { min: 1900, max: 2999 }
  const form = createForm([
    {
      controls: [
        { id: `${id}-od`, type: 'number', label: 'Wiek od', settings: years },
        { id: `${id}-do`, type: 'number', label: 'Wiek do', settings: years },
        { id: `${id}-rok-od`, type: 'number', label: 'Rocznik od', settings: birth },
        { id: `${id}-rok-do`, type: 'number', label: 'Rocznik do', settings: birth },
        {
          ...{ id: `${id}-slowa`, type: 'textarea', label: 'Co przeczyta osoba w\u00a0innym wieku' },
          settings: { max: 300 },
          comment: 'Puste: powiemy sami, od ilu do ilu lat.',
        },
      ],
    },
  ])
  return loadForm(form, {
    ...{ [`${id}-od`]: from, [`${id}-do`]: to, [`${id}-slowa`]: message },
    ...{ [`${id}-rok-od`]: born?.from, [`${id}-rok-do`]: born?.to },
  })
}

function readAgesForm(id: string, form: Form, before: Ages): Ages {
  const values = serialiseForm(form)
  const numberIn = (field: string, kept: number | undefined) => {
    const value = values[`${id}-${field}`]
    if (controlsOf(form).find((each) => each.id === `${id}-${field}`)?.error !== null) return kept
    return typeof value === 'number' && Number.isInteger(value) ? value : undefined
  }
  const typed = values[`${id}-slowa`]
  const message = typeof typed === 'string' ? typed.trim().slice(0, 300) : ''
  const [from, to] = [numberIn('od', before.from), numberIn('do', before.to)]
  const [first, last] = [numberIn('rok-od', before.born?.from), numberIn('rok-do', before.born?.to)]
  const years = {
    ...(first === undefined ? {} : { from: first }),
    ...(last === undefined ? {} : { to: last }),
  }
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(Object.keys(years).length === 0 ? {} : { born: years }),
    ...(message === '' ? {} : { message }),
  }
}
