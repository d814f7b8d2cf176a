import { createForm, type Form, type GroupSpec, serialiseForm } from '#domain/form/form.ts'
import type { TemplateAnswers, TemplateCard } from '#domain/templates/template.ts'

type ControlSpec = GroupSpec['controls'][number]
type OwnQuestion = TemplateCard['questions']['own'][number]

/** The questions of a template as a form. None has to be answered. */
export function createTemplateForm({ questions }: TemplateCard): Form {
  const { title, days, place, prices, limit, own } = questions
  return createForm([
    {
      controls: [
        {
          ...{ id: 'title', type: 'text', label: 'Jak się nazywa?', settings: { max: 140 } },
          comment: `Na przykład: ${title}`,
        },
        { id: 'start', type: 'date', label: days.single ? 'Kiedy?' : 'Pierwszy dzień' },
        {
          ...{ id: 'end', type: 'date', label: 'Ostatni dzień' },
          comment: days.hint ?? 'Przy jednym dniu zostaw puste.',
        },
        {
          ...{ id: 'place', type: 'text', label: place.label, settings: { max: 120 } },
          comment: place.hint ?? `Na przykład: ${place.example}`,
        },
        ...pricesOf(prices),
        ...(limit === null ? [] : [limitControl(limit)]),
        ...own.map(ownControl),
      ],
    },
  ])
}

function pricesOf({ label, hint, adult, child }: TemplateCard['questions']['prices']): ControlSpec[] {
  const asked = [
    ...(adult === null ? [] : [{ id: 'adult', label: adult.label }]),
    ...(child === null ? [] : [{ id: 'child', label: child.label }]),
  ]
  return asked.map(({ id, label: whom }, index) => ({
    ...{ id, type: 'price', label: whom === '' ? label : `${label} ${capitalised(whom)}` },
    ...(hint === undefined || index < asked.length - 1 ? {} : { comment: hint }),
  }))
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)

const limitControl = (limit: { label: string }): ControlSpec => ({
  ...{ id: 'limit', type: 'number', label: limit.label, settings: { min: 1, max: 1_000_000 } },
  comment: 'Puste: bez limitu albo tyle, ile zwykle.',
})

const ownId = (id: string) => `own-${id}`

function ownControl({ id, label, hint, example, kind, options = [] }: OwnQuestion): ControlSpec {
  const base = { id: ownId(id), label }
  const comment = [hint, example === '' ? undefined : `Na przykład: ${example.split('\n').join(' · ')}`]
    .filter((each) => each !== undefined)
    .join(' ')
  const said = comment === '' ? {} : { comment }
  switch (kind) {
    case 'choice':
      return {
        ...{ ...base, type: 'radio' },
        settings: { options: options.map(({ id, label }) => ({ key: id, value: id, label })) },
      }
    case 'day':
      return { ...base, type: 'date', ...said }
    case 'lines':
      return { ...base, type: 'textarea', settings: { max: 5_000 }, ...said }
    case 'amount':
    case 'text':
      return { ...base, type: 'text', settings: { max: 500 }, ...said }
  }
}

/** What a valid form answers. */
export function answersOf({ questions }: TemplateCard, form: Form): TemplateAnswers {
  const values = serialiseForm(form)
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    ...{ title: textOf(values.title) ?? '', place: textOf(values.place) ?? '' },
    ...{ start: textOf(values.start), end: textOf(values.end) },
    ...{ adult: number(values.adult), child: number(values.child), limit: number(values.limit) },
    own: Object.fromEntries(questions.own.map(({ id }) => [id, textOf(values[ownId(id)]) ?? ''])),
  }
}

/** What was typed or chosen; null where nothing was. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
