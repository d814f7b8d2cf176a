import { isPostcode, readPostcode } from '../../values/postcode.ts'
import type { FieldSettings, FieldType } from './field-type.ts'
import { type FormError, formError } from './messages.ts'
import { isBlank } from './text.ts'

/** An address as it is typed, part by part. */
export interface AddressValue {
  /** Street and number; in a village without streets its name and the number. */
  readonly street: string
  readonly postcode: string
  readonly town: string
}

export type AddressPart = keyof AddressValue

/** In the order of the page, which is that of an envelope. */
export const ADDRESS_PARTS: readonly AddressPart[] = ['street', 'postcode', 'town']

const EMPTY: AddressValue = { street: '', postcode: '', town: '' }
const MISSING = { street: 'STREET_MISSING', postcode: 'POSTCODE_MISSING', town: 'TOWN_MISSING' } as const
const LONGEST = { street: 100, postcode: 12, town: 100 } as const

const isEmpty = (value: AddressValue): boolean => ADDRESS_PARTS.every((part) => isBlank(value[part]))

/** The error of one part of an address that is not empty as a whole; null when there is none. */
export function errorOfPart(
  part: AddressPart,
  value: AddressValue,
  { abroad = false }: FieldSettings,
): FormError | null {
  if (isEmpty(value)) return null
  const text = value[part].trim()
  if (text === '') return formError(MISSING[part])
  if (part === 'postcode' && !abroad && !isPostcode(text)) return formError('INVALID_POSTCODE')
  return [...text].length > LONGEST[part] ? formError('MAX_LENGTH', LONGEST[part]) : null
}

/** An address in Poland, or anywhere if the control allows it; wrong when partly filled. */
export const address: FieldType<AddressValue> = {
  empty: EMPTY,
  isEmpty,
  validators: ADDRESS_PARTS.map((part) => (value, settings) => errorOfPart(part, value, settings)),
  parse: (typed, { abroad = false }) =>
    abroad ? typed : { ...typed, postcode: readPostcode(typed.postcode) ?? typed.postcode },
  serialise: (value) => (isEmpty(value) ? null : trimmed(value)),
  load: (stored) =>
    typeof stored === 'object' && stored !== null ? trimmed({ ...EMPTY, ...stored }) : EMPTY,
  fact: { type: 'given', of: () => true },
  settings: {},
}

/** Part by part: only an address is loaded or saved. */
function trimmed(value: Readonly<Record<AddressPart, unknown>>) {
  const text = (part: AddressPart) => {
    const typed = value[part]
    return typeof typed === 'string' ? typed.trim() : ''
  }
  return { street: text('street'), postcode: text('postcode'), town: text('town') }
}
