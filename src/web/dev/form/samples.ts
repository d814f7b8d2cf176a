import type { ControlSpec } from '#domain/form/control.ts'
import type { FieldTypeName } from '#domain/form/field-types.ts'
import type { FieldSettings, Serialised } from '#domain/form/fields/field-type.ts'
import type { FileProgress } from '#domain/form/fields/file.ts'
import type { Form } from '#domain/form/form.ts'
import { changeValue } from '#domain/form/form.ts'

/** One field of each type, in the order of the specification (§3). */
export interface Sample {
  readonly label: string | null
  readonly settings?: FieldSettings
  /** A saved value, for the state 'filled'. */
  readonly saved: Serialised
  /** An invalid value; null where a type cannot be wrong, only missing. */
  readonly wrong: ((form: Form, id: string) => Form) | null
  /** States that no other type has, by their titles. */
  readonly more?: Readonly<Record<string, (form: Form, id: string) => Form>>
}

const TRAVEL: FieldSettings = {
  options: [
    { key: 'a', value: 'autokar', label: 'Autokar' },
    { key: 'b', value: 'rower', label: 'Rower', disabled: true, reason: 'brak miejsc' },
    { key: 'c', value: 'pieszo', label: 'Pieszo' },
  ],
}

type TextType =
  | 'text'
  | 'textarea'
  | 'email'
  | 'phone'
  | 'otherPhone'
  | 'pesel'
  | 'nip'
  | 'firstName'
  | 'color'

const text = (type: TextType, value: string) => (form: Form, id: string) =>
  changeValue(form, { id, type }, value)
const amount = (type: 'price', value: string) => (form: Form, id: string) =>
  changeValue(form, { id, type }, { text: value, amount: null })
const files =
  (...all: FileProgress[]) =>
  (form: Form, id: string) =>
    changeValue(
      form,
      { id, type: 'file' },
      all.map((progress, index) => ({
        key: `${id}-${index}`,
        name: index === 0 ? 'zaswiadczenie-od-lekarza.pdf' : `skan-${index}.pdf`,
        size: 348_160,
        type: 'application/pdf',
        progress,
      })),
    )
const noDate = { day: '', month: '', year: '' }
const halfDay = { ...noDate, day: '31', month: '2' }

/** The compiler finds a type without a sample. */
export const SAMPLES: Readonly<Record<FieldTypeName, Sample>> = {
  text: { label: 'Miejscowość', settings: { min: 3, max: 20 }, saved: 'Kielce', wrong: text('text', 'K') },
  textarea: {
    label: 'Uwagi',
    settings: { max: 40 },
    saved: 'Przyjadę dopiero wieczorem, około 21.',
    wrong: text('textarea', 'Przyjadę dopiero wieczorem, około 21, albo rano.'),
  },
  email: { label: 'Adres e-mail', saved: 'anna@example.org', wrong: text('email', 'żaba@example.org') },
  phone: { label: 'Numer telefonu', saved: '600 000 101', wrong: text('phone', '600') },
  otherPhone: { label: null, saved: '+48 600 000 102', wrong: text('otherPhone', '6000O0102') },
  pesel: { label: 'PESEL', saved: '44051401359', wrong: text('pesel', '44051401358') },
  nip: { label: 'NIP', saved: '7740001454', wrong: text('nip', '7740001455') },
  firstName: { label: 'Imię', saved: 'Anna Maria', wrong: text('firstName', 'A') },
  lastName: {
    label: 'Nazwisko',
    saved: "O'Neill-Łużyńska",
    wrong: (form, id) => changeValue(form, { id, type: 'lastName' }, 'Ł'.repeat(61)),
  },
  price: { label: 'Opłata', saved: 125_050, wrong: amount('price', '12,5') },
  checkbox: { label: 'Znam regulamin', saved: true, wrong: null },
  switch: { label: 'Zapisy otwarte', saved: true, wrong: null },
  iconToggle: { label: 'Pokaż miejsce na mapie', settings: { icon: 'pin' }, saved: true, wrong: null },
  number: {
    label: 'Liczba osób',
    settings: { min: 1, max: 40 },
    saved: 12,
    wrong: (form, id) => changeValue(form, { id, type: 'number' }, { text: '41', number: 41 }),
  },
  html: {
    label: 'Opis wydarzenia',
    saved:
      '<h2>Plan</h2><p>Ruszamy <strong>o&nbsp;5:30</strong>:</p><ul><li><p>msza</p></li><li><p>śniadanie</p></li></ul>',
    wrong: null,
  },
  select: {
    label: 'Dojazd',
    settings: TRAVEL,
    saved: 'pieszo',
    wrong: (form, id) => changeValue(form, { id, type: 'select' }, 'statek'),
  },
  radio: {
    label: 'Dojazd',
    settings: TRAVEL,
    saved: 'autokar',
    wrong: (form, id) => changeValue(form, { id, type: 'radio' }, 'statek'),
  },
  checkboxes: {
    label: 'Którędy',
    settings: TRAVEL,
    saved: ['autokar', 'pieszo'],
    wrong: (form, id) => changeValue(form, { id, type: 'checkboxes' }, ['statek']),
  },
  date: {
    label: 'Początek wydarzenia',
    saved: '2026-08-16',
    wrong: (form, id) => changeValue(form, { id, type: 'date' }, halfDay),
  },
  dateOfBirth: {
    label: 'Data urodzenia',
    saved: '1899-05-14',
    wrong: (form, id) => changeValue(form, { id, type: 'dateOfBirth' }, halfDay),
  },
  time: {
    label: null,
    saved: '09:05:00',
    wrong: (form, id) => changeValue(form, { id, type: 'time' }, { text: '9:', time: null }),
  },
  datetime: {
    label: 'Otwarcie zapisów',
    saved: '2026-01-04T09:00:00',
    wrong: (form, id) =>
      changeValue(form, { id, type: 'datetime' }, { date: noDate, time: { text: '9:00', time: '09:00:00' } }),
  },
  color: { label: 'Kolor strony', saved: '#23408e', wrong: text('color', 'niebieski') },
  file: {
    label: 'Zaświadczenie od lekarza',
    saved: [{ id: 'p1', name: 'zaswiadczenie.pdf', size: 348_160, type: 'application/pdf' }],
    wrong: files({ state: 'refused', error: { key: 'BROWSER_OS.FORM.LARGE_FILE', n: 5 } }),
    more: {
      'w\u00a0drodze': files({ state: 'uploading', share: 0.4 }),
      nieudany: files({ state: 'failed' }),
    },
  },
  address: {
    label: null,
    saved: { street: 'Długa 5 m. 2', postcode: '30-001', town: 'Kraków' },
    wrong: (form, id) =>
      changeValue(form, { id, type: 'address' }, { street: '', postcode: '30-0', town: 'Kraków' }),
  },
}

/** A control of a sample. */
export function sampleSpec<Name extends FieldTypeName>(
  type: Name,
  id: string,
  more: Pick<ControlSpec, 'required' | 'disabled' | 'readonly' | 'comment'> = {},
): ControlSpec<Name> {
  const { label, settings } = SAMPLES[type]
  return {
    id,
    type,
    ...(label === null ? {} : { label }),
    ...(settings === undefined ? {} : { settings }),
    ...more,
  }
}
