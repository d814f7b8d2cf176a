import type { EventBasics } from '#domain/event/draft/basics.ts'
import { createForm, type Form, type GroupSpec, loadForm, serialiseForm } from '#domain/form/form.ts'
import { ABOUT_CONTROLS } from '../shared/draft/about-controls.ts'

/** The basics of an event as a form: what has rules of its own in this event is not asked. */

const NBSP = '\u00a0'

const LEDE: GroupSpec['controls'][number] = {
  ...{ id: 'lede', type: 'textarea', label: 'Kilka słów o wydarzeniu', settings: { max: 600 } },
  comment: 'Widać je na stronie, pod nazwą.',
}
const FEE: GroupSpec = {
  title: 'Opłata',
  controls: [
    {
      ...{ id: 'adult', type: 'price', label: 'Udział jednej osoby', required: true },
      comment: 'Wpisz 0, jeśli udział jest bezpłatny.',
    },
    { id: 'hasChildren', type: 'checkbox', label: 'Dzieci płacą inaczej' },
    {
      ...{ id: 'childTo', type: 'number', label: 'Dziecko to osoba w wieku do (lat)', required: true },
      ...{ settings: { min: 0, max: 120 }, when: { control: 'hasChildren', is: true } },
      comment: `Liczą się pełne lata w${NBSP}pierwszym dniu wydarzenia.`,
    },
    {
      ...{ id: 'child', type: 'price', label: 'Udział dziecka', required: true },
      when: { control: 'hasChildren', is: true },
    },
  ],
}
const PLACES: GroupSpec = {
  title: 'Miejsca',
  controls: [
    {
      ...{ id: 'most', type: 'number', label: 'Limit miejsc', settings: { min: 0, max: 1_000_000 } },
      comment: 'Puste: bez limitu.',
    },
  ],
}
const OPENING: GroupSpec = {
  title: 'Zapisy',
  controls: [
    { id: 'opens', type: 'datetime', label: 'Otwarcie zapisów', comment: 'Puste: od publikacji.' },
    { id: 'closes', type: 'datetime', label: 'Koniec zapisów', comment: 'Puste: bez daty końcowej.' },
  ],
}

/** All basics of an event, filled in. */
export function createBasicsForm(basics: EventBasics): Form {
  const { fee, places, opening, ...what } = basics
  const form = createForm([
    { title: 'Informacje', controls: [...ABOUT_CONTROLS, LEDE] },
    ...(fee === null ? [] : [FEE]),
    ...(places === null ? [] : [PLACES]),
    ...(opening === null ? [] : [OPENING]),
  ])
  const child = fee?.child
  return loadForm(form, {
    ...what,
    ...(fee && { adult: fee.adult, hasChildren: child !== null }),
    ...(child && { childTo: child.to, child: child.amount }),
    ...places,
    ...opening,
  })
}

/** What a valid form says; parts that it does not ask are as before. */
export function basicsOfForm(
  form: Form,
  before: Pick<EventBasics, 'fee' | 'places' | 'opening'>,
): EventBasics {
  const values = serialiseForm(form)
  const text = (id: string) => (typeof values[id] === 'string' && values[id] !== '' ? values[id] : null)
  const number = (id: string) => (typeof values[id] === 'number' ? values[id] : null)
  const child = { to: number('childTo') ?? 0, amount: number('child') ?? 0 }
  return {
    ...{ title: text('title') ?? '', start: text('start'), end: text('end') },
    ...{ place: text('place'), lede: text('lede') },
    fee: before.fee && {
      adult: number('adult') ?? 0,
      child: values.hasChildren === true ? child : null,
    },
    places: before.places && { most: number('most') },
    opening: before.opening && { opens: text('opens'), closes: text('closes') },
  }
}
