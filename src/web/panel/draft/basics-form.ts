import type { EventBasics } from '#domain/event/draft/basics.ts'
import { createForm, type Form, type GroupSpec, loadForm, serialiseForm } from '#domain/form/form.ts'
import { ABOUT_CONTROLS } from '../shared/draft/about-controls.ts'

/** The basics of an event as a form: what has rules of its own in this event is not asked. */

const LEDE: GroupSpec['controls'][number] = {
  ...{ id: 'lede', type: 'textarea', label: 'Kilka słów o wydarzeniu', settings: { max: 600 } },
  comment: 'Widać je na stronie, pod nazwą.',
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
    { controls: [...ABOUT_CONTROLS, LEDE] },
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
    ...{ title: text('title') ?? '', start: text('start'), end: text('end') },
    ...{ place: text('place'), lede: text('lede') },
    places: before.places && { most: number('most') },
    opening: before.opening && { opens: text('opens'), closes: text('closes') },
  }
}
