import { createForm, type Form, type GroupSpec, serialiseForm } from '#domain/form/form.ts'
import type { TemplateAnswers, TemplateCard } from '#domain/templates/kit/template.ts'
import { formatSum } from '#domain/values/money.ts'

type ControlSpec = GroupSpec['controls'][number]
type OwnQuestion = TemplateCard['questions']['own'][number]

/** The questions of a template as a form, each a group of its own. None has to be answered. */
export function createTemplateForm({ questions }: TemplateCard): Form {
  const { title, place, prices, limit, own } = questions
  return createForm([
    one({
      ...{ id: 'title', type: 'text', label: 'Jak się nazywa?', settings: { max: 140 } },
      comment: exampleOf(title),
    }),
    {
      title: 'Kiedy?',
      controls: [
        { id: 'start', type: 'date', label: 'Pierwszy dzień' },
        { id: 'end', type: 'date', label: 'Ostatni dzień' },
      ],
    },
    one({
      ...{ id: 'place', type: 'text', label: place.label, settings: { max: 120 } },
      comment: place.hint ?? exampleOf(place.example),
    }),
    pricesOf(prices),
    ...(limit === null ? [] : [one(limitControl(limit))]),
    ...own.map((question) => one(ownControl(question))),
  ])
}

const one = (control: ControlSpec): GroupSpec => ({ controls: [control] })

function pricesOf({ label, hint, adult, child }: TemplateCard['questions']['prices']): GroupSpec {
  const asked = [
    ...(adult === null ? [] : [{ id: 'adult', label: adult.label }]),
    ...(child === null ? [] : [{ id: 'child', label: child.label }]),
  ]
  const isOne = asked.length === 1
  return {
    ...(isOne ? {} : { title: label }),
    controls: asked.map(({ id, label: whom }) => ({
      ...{ id, type: 'price', label: isOne ? label : whom },
      ...(isOne && hint !== undefined ? { comment: hint } : {}),
    })),
  }
}

const exampleOf = (example: string) => `Na przykład: ${example.split('\n').join(' · ')}.`

const limitControl = (limit: { label: string; usual: number | null }): ControlSpec => ({
  ...{ id: 'limit', type: 'number', label: limit.label, settings: { min: 1, max: 1_000_000 } },
  ...(limit.usual === null ? { comment: 'Puste: bez limitu.' } : {}),
})

/** What is taken when nothing is typed, by the id of the field. */
export function usualAmounts({ questions }: TemplateCard): Record<string, string> {
  const { prices, limit } = questions
  const price = (asked: { readonly usual: number } | null) =>
    asked === null ? '' : formatSum(asked.usual).replace(/\szł$/, '')
  return {
    ...{ adult: price(prices.adult), child: price(prices.child) },
    limit: limit?.usual == null ? '' : String(limit.usual),
  }
}

const ownId = (id: string) => `own-${id}`

function ownControl({ id, label, hint, example, kind, options = [] }: OwnQuestion): ControlSpec {
  const base = { id: ownId(id), label }
  const comment = [hint, example === '' ? undefined : exampleOf(example)]
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
