import { type ReactNode, useId } from 'react'
import type { Group } from '#domain/event/draft/who/parts.ts'
import { withPartFields } from '#domain/event/draft/with-fields.ts'
import { controlsOf, createForm, type Form, loadForm, serialiseForm } from '#domain/form/form.ts'
import { Fields } from '../shared/conditions/fields.tsx'
import { useHeldForm } from '../shared/conditions/held-form.ts'

/** What else is said of a group: its colour, its own days and place of meeting. */
export function GroupForm({
  group,
  onChange,
}: {
  group: Group
  onChange: (group: Group) => void
}): ReactNode {
  const id = useId()
  const { form, setForm } = useHeldForm<Group>({
    value: group,
    create: (now) => createGroupForm(id, now),
    read: (typed, before) => readGroupForm(id, typed, before),
    onChange,
  })
  const fields = (...names: readonly string[]) => (
    <Fields form={form} onChange={setForm} only={names.map((name) => `${id}-${name}`)} />
  )
  return (
    <>
      {fields('kolor')}
      <div className="who-pair">{fields('od', 'do')}</div>
      <div className="who-pair">{fields('godzina', 'miejsce')}</div>
    </>
  )
}

function createGroupForm(id: string, { colour, dates }: Group): Form {
  const form = createForm([
    {
      controls: [
        { id: `${id}-kolor`, type: 'color', label: 'Kolor' },
        {
          ...{ id: `${id}-od`, type: 'date', label: 'Własny pierwszy dzień' },
          comment: 'Puste: tak jak całe wydarzenie.',
        },
        { id: `${id}-do`, type: 'date', label: 'Własny ostatni dzień' },
        { id: `${id}-godzina`, type: 'time', label: 'Godzina spotkania' },
        { id: `${id}-miejsce`, type: 'text', label: 'Miejsce spotkania', settings: { max: 120 } },
      ],
    },
  ])
  return loadForm(form, {
    [`${id}-kolor`]: colour,
    ...{ [`${id}-od`]: dates?.start, [`${id}-do`]: dates?.end },
    ...{ [`${id}-godzina`]: dates?.startTime, [`${id}-miejsce`]: dates?.place },
  })
}

function readGroupForm(id: string, form: Form, before: Group): Group {
  const values = serialiseForm(form)
  const textIn = (field: string, kept: string | undefined) => {
    const value = values[`${id}-${field}`]
    if (controlsOf(form).find((each) => each.id === `${id}-${field}`)?.error !== null) return kept
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  const { dates } = before
  const start = textIn('od', dates?.start)
  return withPartFields(before, {
    colour: textIn('kolor', before.colour),
    // Days of its own begin with the first: without it the group has those of the event.
    dates:
      start === undefined
        ? undefined
        : withPartFields<NonNullable<Group['dates']>>(dates ?? { start }, {
            ...{ start, end: textIn('do', dates?.end) },
            ...{ startTime: textIn('godzina', dates?.startTime), place: textIn('miejsce', dates?.place) },
          }),
  })
}
