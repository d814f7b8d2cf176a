import type { AttendanceSpan } from '../quote/attendance.ts'

/**
 * The card of a participant of an organised holiday ('karta kwalifikacyjna uczestnika wypoczynku'): act of 7 September 1991
 * on the education system, art. 92k, and annex 6 to the regulation of 30 March 2016 on holidays of children and youth, as
 * changed by the regulation of 22 July 2021 (Dz.U. 2021 poz. 1548).
 */

/** The forms of a holiday that the card lists (part I, 1). */
export const HOLIDAY_FORMS = ['colony', 'winter', 'camp', 'bivouac', 'day-camp', 'other'] as const
export type HolidayForm = (typeof HOLIDAY_FORMS)[number]

/**
 * What part II asks besides the name and the year of birth, in the order of the card. The examples that the card gives
 * under 'essential data on health' are fields of their own, because they are asked by questions of their own.
 */
export const CARD_FIELDS = [
  'parents',
  'pesel',
  'address',
  'parentsAddress',
  'phones',
  'needs',
  'health',
  'allergies',
  'travel',
  'medicines',
  'aids',
  'diet',
  'vaccinations',
  'tetanus',
  'diphtheria',
  'otherVaccinations',
] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** Where the content of a field comes from: the answer to a question, or the contact of the registration. */
export type CardSource = `answer.${string}` | 'contact.name' | 'contact.phone'

export type CardSources = Readonly<Record<CardField, readonly CardSource[]>>

/** The most sources that one field may have. */
export const MOST_SOURCES = 6

/** What an organiser says of the holiday, the same on all cards of an event; '' is filled in by hand. */
export interface Holiday {
  readonly form: HolidayForm
  /** The name of another form. */
  readonly formName: string
  /** Where it takes place. */
  readonly address: string
  /** Of a holiday that goes from place to place. */
  readonly route: string
  /** Of a holiday abroad. */
  readonly country: string
}

/** How an event fills in its cards. */
export interface CardSetting {
  readonly holiday: Holiday
  readonly sources: CardSources
  /** Whether registrants find the cards of their children on the page of their registration. */
  readonly forParents: boolean
}

/** A card as it is printed; null and '' are empty lines to be filled in by hand. */
export interface CampCard {
  readonly organiser: { readonly name: string; readonly address: string }
  readonly event: string
  readonly holiday: Holiday
  /** When this participant takes part. */
  readonly spans: readonly Pick<AttendanceSpan, 'start' | 'end'>[]
  readonly name: string | null
  readonly birthYear: number | null
  readonly fields: Readonly<Record<CardField, string | null>>
}

/** One value for each field. */
export const eachField = <Value>(of: (field: CardField) => Value): Record<CardField, Value> => ({
  parents: of('parents'),
  pesel: of('pesel'),
  address: of('address'),
  parentsAddress: of('parentsAddress'),
  phones: of('phones'),
  needs: of('needs'),
  health: of('health'),
  allergies: of('allergies'),
  travel: of('travel'),
  medicines: of('medicines'),
  aids: of('aids'),
  diet: of('diet'),
  vaccinations: of('vaccinations'),
  tetanus: of('tetanus'),
  diphtheria: of('diphtheria'),
  otherVaccinations: of('otherVaccinations'),
})
