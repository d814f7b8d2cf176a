import { EVENT_KINDS } from '#domain/event/definition/event-kinds.ts'
import type { EventBasics } from '#domain/event/draft/basics.ts'
import { createForm, type Form, type GroupSpec, loadForm, serialiseForm } from '#domain/form/form.ts'
import { eventKinds } from '#i18n/pl/event-kinds.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { ABOUT_CONTROLS } from '../shared/draft/about-controls.ts'

/** The basics of an event as a form: what has rules of its own in this event is not asked. */

const LEDE: GroupSpec['controls'][number] = {
  ...{ id: 'lede', type: 'textarea', label: 'Kilka słów o wydarzeniu', settings: { max: 600 } },
  comment: 'Widać je na stronie, pod nazwą.',
}
const KIND: GroupSpec['controls'][number] = {
  ...{ id: 'kind', type: 'select', label: 'Rodzaj wydarzenia', required: true },
  comment: 'Od niego zależą niektóre słowa w\u00a0formularzu, na przykład „Z\u00a0którą grupą idziesz?”.',
  settings: {
    options: Object.entries(eventKinds).map(([value, words]) => ({
      ...{ key: value, value, label: upperFirst(words) },
    })),
  },
}
const START_TIME: GroupSpec['controls'][number] = {
  ...{ id: 'startTime', type: 'time', label: 'Godzina rozpoczęcia' },
  comment: 'O której spotykamy się pierwszego dnia.',
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
  const { places, opening, ...what } = basics
  const form = createForm([
    { controls: [...ABOUT_CONTROLS, START_TIME, LEDE, KIND] },
    ...(places === null ? [] : [PLACES]),
    ...(opening === null ? [] : [OPENING]),
  ])
  return loadForm(form, {
    ...what,
    ...places,
    ...opening,
  })
}

/** What a valid form says; parts that it does not ask are as before. */
export function basicsOfForm(form: Form, before: Pick<EventBasics, 'places' | 'opening'>): EventBasics {
  const values = serialiseForm(form)
  // As the draft will keep it: a space at the end of what is being typed is no change.
  const text = (id: string) => (typeof values[id] === 'string' && values[id].trim()) || null
  const number = (id: string) => (typeof values[id] === 'number' ? values[id] : null)
  return {
    ...{ title: text('title') ?? '', kind: kindOf(values.kind), start: text('start'), end: text('end') },
    startTime: text('startTime'),
    ...{ place: text('place'), lede: text('lede') },
    places: before.places && { most: number('most') },
    opening: before.opening && { opens: text('opens'), closes: text('closes') },
  }
}

const kindOf = (value: unknown): EventBasics['kind'] => EVENT_KINDS.find((kind) => kind === value) ?? 'other'
