import { type DependenceWords, NEW_AXES, type NewAxis } from '#domain/event/draft/prices/dependence.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import type { Pricing } from './use-pricing.ts'

/** How steps are called that nobody has named yet. */
const STEPS = {
  'new-age': { name: 'Wiek', first: 'Do 15 lat', rest: 'Od 16 lat' },
  'new-time': { name: 'Kiedy zapis', first: 'Wcześniej', rest: 'Później' },
  'new-payment': { name: 'Kiedy wpłata', first: 'Wcześniej', rest: 'Później' },
} as const

export const dependenceWords = ({ whole }: Pick<Pricing, 'whole'>): DependenceWords => ({
  ofBands: (axis) => STEPS[axis],
  ofRows: 'Dla kogo',
  when: (when) => (when === undefined ? 'Każdy inny' : upperFirst(whole(when))),
})

/** What is offered beside the facts of the event: 'cena zależy od: wieku'. */
export const NEW_AXIS_WORDS: Readonly<Record<NewAxis, string>> = {
  'new-age': 'wiek',
  'new-time': 'kiedy zapis',
  'new-payment': 'kiedy wpłata',
}

export const isNewAxis = (name: string): name is NewAxis => NEW_AXES.some((each) => each === name)
