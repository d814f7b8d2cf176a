import type { FieldSettings, FieldType, Validator } from './field-type.ts'
import { formError } from './messages.ts'

type Ticked = readonly string[]

/** In the order of the options. */
const inOrder = (ticked: Ticked, { options = [] }: FieldSettings): string[] =>
  options.map(({ value }) => String(value)).filter((id) => ticked.includes(id))

const areOnOffer: Validator<Ticked> = (ticked, { options = [] }) =>
  ticked.every((id) => options.some(({ value }) => value === id)) ? null : formError('NO_SUCH_OPTION')

const atLeast: Validator<Ticked> = ({ length }, { min = 0 }) =>
  length < min ? formError('MIN_TICKED', min) : null

const atMost: Validator<Ticked> = ({ length }, { max = Number.POSITIVE_INFINITY }) =>
  length > max ? formError('MAX_TICKED', max) : null

/** Several of the options, by value. Nothing can be ticked twice; `min` and `max` count what is ticked. */
export const checkboxes: FieldType<Ticked> = {
  empty: [],
  isEmpty: ({ length }) => length === 0,
  validators: [areOnOffer, atLeast, atMost],
  parse: inOrder,
  serialise: (ticked) => (ticked.length === 0 ? null : [...ticked]),
  load: (stored) => (isList(stored) && new Set(stored).size === stored.length ? stored : []),
  fact: { type: 'text', of: inOrder },
  settings: { options: true, bounds: 'ticked' },
  isChoice: true,
}

const isList = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((each) => typeof each === 'string')
