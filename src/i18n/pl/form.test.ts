import { describe, expect, test } from 'vitest'
import { type ControlSpec, createControl, typeIntoControl } from '#domain/form/control.ts'
import type { FieldTypeName, TypedValues } from '#domain/form/field-types.ts'
import { chooseFiles, fileFailed } from '#domain/form/fields/file.ts'
import { USUAL_FILES } from '#domain/form/fields/file-rules.ts'
import { ACCOUNT_NAME, subdomain } from '#domain/form/validators.ts'
import { readPesel } from '#domain/values/pesel.ts'
import { formMessage, formWords } from './form.ts'
import { controlLabel, missingLabel, peselNote } from './form-labels.ts'

/** The message under a control after typing; null without one. */
function messageFor<Name extends FieldTypeName>(
  spec: ControlSpec<Name>,
  typed: TypedValues[Name],
): string | null {
  const { error } = typeIntoControl(createControl(spec), typed)
  return error === null ? null : formMessage(error)
}

const id = 'x'
const SUBDOMAIN =
  'Dozwolone są jedynie małe litery, cyfry, oraz myślnik. Bez polskich znaków. Myślnik nie może znajdować się na początku, ani na końcu.'
const noDate = { day: '', month: '', year: '' }
const someDate = { day: '16', month: '8', year: '2026' }

describe('specification §5, quoted exactly', () => {
  test('required: blank text counts as empty, an unticked box too', () => {
    const required = true
    expect([
      messageFor({ id, type: 'text', required }, ''),
      messageFor({ id, type: 'text', required }, ' \u00a0\n'),
      messageFor({ id, type: 'html', required }, '<p>&nbsp;<br></p>'),
      messageFor({ id, type: 'price', required }, ' '),
      messageFor({ id, type: 'checkbox', required }, false),
      messageFor({ id, type: 'select', required }, ''),
      messageFor({ id, type: 'date', required }, noDate),
      messageFor({ id, type: 'datetime', required }, { date: noDate, time: '' }),
    ]).toEqual(Array(8).fill('Pole wymagane.'))
    expect(formWords['BROWSER_OS.FORM.REQUIRED_FIELD']).toBe('Pole wymagane.')
  })

  test.each([
    ['', 'Pole wymagane.'],
    ['ab', SUBDOMAIN],
    ['x'.repeat(21), SUBDOMAIN],
    ['-abc', SUBDOMAIN],
    ['żaba', SUBDOMAIN],
    ['Abc', SUBDOMAIN],
    ['dom-2026', null],
  ])('subdomain %j', (typed, message) => {
    expect(messageFor({ id, type: 'text', required: true, validators: [subdomain] }, typed)).toBe(message)
  })

  test.each([
    ['', 'Pole wymagane.'],
    ['ab', 'Minimalna liczba znaków: 3.'],
    [' ab ', 'Minimalna liczba znaków: 3.'],
    ['abc', null],
    ['x'.repeat(50), null],
    ['x'.repeat(51), 'Maksymalna liczba znaków: 50.'],
  ])('account name %j', (typed, message) => {
    expect(messageFor({ id, type: 'text', required: true, settings: ACCOUNT_NAME }, typed)).toBe(message)
    expect(messageFor({ id, type: 'textarea', required: true, settings: ACCOUNT_NAME }, typed)).toBe(message)
  })

  test.each([
    ['A', 'Przynajmniej dwa znaki.'],
    ['x'.repeat(61), 'Maksymalnie 60 znaków.'],
    ['x'.repeat(60), null],
    ['Ng', null],
    ["Anna Maria O'Neill-Łużyńska", null],
    ['ґалина', null],
    ['Wygrana http://a.pl', 'Wpisz samo imię albo nazwisko, bez adresu strony i\u00a0długiego numeru.'],
    ['600 700 800', 'Wpisz samo imię albo nazwisko, bez adresu strony i\u00a0długiego numeru.'],
  ])('first and last name %j', (typed, message) => {
    expect(messageFor({ id, type: 'firstName' }, typed)).toBe(message)
    expect(messageFor({ id, type: 'lastName' }, typed)).toBe(message)
  })

  test.each([
    ['żaba@example.org', 'Niepoprawny adres e-mail.'],
    ['anna@example', 'Niepoprawny adres e-mail.'],
    [`${'x'.repeat(251)}@a.pl`, 'Maksymalnie znaków: 255.'],
    [`${'x'.repeat(250)}@a.pl`, null],
    [' anna@żaba.pl ', null],
  ])('e-mail %j', (typed, message) => {
    expect(messageFor({ id, type: 'email' }, typed)).toBe(message)
  })

  test.each([
    ['600 000 10O', 'Niepoprawny numer telefonu.'],
    ['60000010', 'Numer telefonu jest zbyt krótki.'],
    ['12345678901234567', 'Numer telefonu jest zbyt długi.'],
    ['+48\u00a0600-000-101', null],
  ])('phone %j', (typed, message) => {
    expect(messageFor({ id, type: 'phone' }, typed)).toBe(message)
    expect(messageFor({ id, type: 'otherPhone' }, typed)).toBe(message)
  })

  test('PESEL', () => {
    expect(messageFor({ id, type: 'pesel' }, '44051401358')).toBe('Niepoprawny numer PESEL.')
    expect(messageFor({ id, type: 'pesel' }, '440514 01359')).toBeNull()
  })

  test('NIP', () => {
    expect(messageFor({ id, type: 'nip' }, '774-000-14-55')).toBe('Niepoprawny numer NIP.')
    expect(messageFor({ id, type: 'nip' }, '774-000-14-54')).toBeNull()
  })

  test.each([
    ['12,5', 'Niepoprawna kwota.'],
    ['1 000 000', 'Niepoprawna kwota.'],
    ['-5', 'Niepoprawna kwota.'],
    ['12,50', null],
    ['1\u00a0000', null],
  ])('price %j', (typed, message) => {
    expect(messageFor({ id, type: 'price' }, typed)).toBe(message)
  })

  test.each([
    ['1', 'Przynajmniej 1,5.'],
    ['11', 'Maksymalnie 10.'],
    ['1,5', null],
    ['10', null],
    ['dwa', 'Niepoprawna liczba.'],
  ])('number %j', (typed, message) => {
    expect(messageFor({ id, type: 'number', settings: { min: 1.5, max: 10 } }, typed)).toBe(message)
  })

  test.each([
    [{ day: '31', month: '', year: '' }, 'Niepoprawna data.'],
    [{ day: '29', month: '2', year: '2023' }, 'Niepoprawna data.'],
    [{ day: '31', month: '11', year: '2021' }, 'Niepoprawna data.'],
    [{ day: '29', month: '2', year: '2024' }, null],
    [noDate, null],
  ])('date %j', (typed, message) => {
    expect(messageFor({ id, type: 'date' }, typed)).toBe(message)
    expect(messageFor({ id, type: 'dateOfBirth' }, typed)).toBe(message)
  })

  test.each([
    ['9:', 'Niepoprawna godzina.'],
    ['24:00', 'Niepoprawna godzina.'],
    ['960', 'Niepoprawna godzina.'],
    ['9:00', null],
    ['09.00', null],
    ['900', null],
    ['2359', null],
  ])('time %j', (typed, message) => {
    expect(messageFor({ id, type: 'time' }, typed)).toBe(message)
  })

  test.each([
    [{ date: noDate, time: '9:00' }, 'Podaj datę.'],
    [{ date: noDate, time: '9:' }, 'Podaj datę.'],
    [{ date: someDate, time: '' }, 'Podaj godzinę.'],
    [{ date: { ...someDate, month: '' }, time: '' }, 'Niepoprawna data.'],
    [{ date: someDate, time: '9:' }, 'Niepoprawna godzina.'],
    [{ date: someDate, time: '900' }, null],
    [{ date: noDate, time: '' }, null],
  ])('datetime %j', (typed, message) => {
    expect(messageFor({ id, type: 'datetime' }, typed)).toBe(message)
  })
})

test('cases without words in the specification have some', () => {
  expect(messageFor({ id, type: 'color' }, 'czerwony')).toBe('Niepoprawny kolor.')
  expect(formMessage({ key: 'BROWSER_OS.FORM.NO_SUCH_OPTION' })).toBe('Wybierz z\u00a0listy.')
})

const whole = { street: 'Długa 5', postcode: '30-001', town: 'Kraków' }

test.each([
  [{ ...whole, street: '' }, 'Podaj ulicę i\u00a0numer.'],
  [{ ...whole, postcode: ' ' }, 'Podaj kod pocztowy.'],
  [{ ...whole, postcode: '30-0' }, 'Niepoprawny kod pocztowy.'],
  [{ ...whole, town: '' }, 'Podaj miejscowość.'],
  [{ ...whole, town: 'x'.repeat(101) }, 'Maksymalna liczba znaków: 100.'],
  [{ street: '', postcode: '', town: ' ' }, 'Pole wymagane.'],
  [{ ...whole, postcode: '30001' }, null],
])('address %j', (typed, message) => {
  expect(messageFor({ id, type: 'address', required: true }, typed)).toBe(message)
})

test('words of the parts of an address', () => {
  expect([
    formWords['BROWSER_OS.FORM.LABEL_STREET'],
    formWords['BROWSER_OS.FORM.HINT_STREET'],
    formWords['BROWSER_OS.FORM.LABEL_POSTCODE'],
    formWords['BROWSER_OS.FORM.LABEL_TOWN'],
  ]).toEqual([
    'Ulica i\u00a0numer',
    'Gdy nie ma ulic: nazwa miejscowości i\u00a0numer domu.',
    'Kod pocztowy',
    'Miejscowość',
  ])
})

const MB = 1024 * 1024
const scan = { key: 'a', name: 'skan.pdf', size: MB, type: 'application/pdf' }

test.each([
  [{ ...scan, name: 'skan.exe', type: '' }, 'Niepoprawny rodzaj pliku.'],
  [{ ...scan, size: 0 }, 'Plik jest pusty.'],
  [{ ...scan, size: 5 * MB + 1 }, 'Maksymalny rozmiar pliku: 5\u00a0MB.'],
  [scan, 'Wgrywam plik…'],
])('chosen file %j', (chosen, message) => {
  expect(messageFor({ id, type: 'file', required: true }, chooseFiles([], [chosen], USUAL_FILES))).toBe(
    message,
  )
})

test('too many, failed and missing files', () => {
  const two = chooseFiles([], [scan, { ...scan, key: 'b' }], USUAL_FILES)
  const required = true
  expect([
    messageFor({ id, type: 'file' }, two.slice(1)),
    messageFor({ id, type: 'file' }, fileFailed(two, 'a')),
    messageFor({ id, type: 'file', required }, []),
    messageFor({ id, type: 'file' }, []),
  ]).toEqual(['Maksymalna liczba plików: 1.', 'Nie udało się wgrać pliku.', 'Pole wymagane.', null])
})

test('a missing field is named by its label; a file on its way is marked as loading', () => {
  const label = 'Zaświadczenie'
  const control = createControl({ id, type: 'file', label, required: true })
  expect(missingLabel(control)).toBe('Zaświadczenie')
  const running = typeIntoControl(control, chooseFiles([], [scan], USUAL_FILES))
  expect(missingLabel(running)).toBe('Zaświadczenie: wgrywam plik…')
  expect(missingLabel(createControl({ id, type: 'address', required: true }))).toBe('Adres')
})

test('words of a PESEL and its alternative', () => {
  expect([
    formWords['BROWSER_OS.FORM.LABEL_PESEL'],
    formWords['BROWSER_OS.FORM.NO_PESEL'],
    formWords['BROWSER_OS.FORM.LABEL_BIRTH_DATE'],
    formWords['BROWSER_OS.FORM.LABEL_SEX'],
    formWords['BROWSER_OS.FORM.SEX_FEMALE'],
    formWords['BROWSER_OS.FORM.SEX_MALE'],
  ]).toEqual(['PESEL', 'Nie mam numeru PESEL', 'Data urodzenia', 'Płeć', 'Kobieta', 'Mężczyzna'])
})

test('words of optional fields and of options that cannot be chosen', () => {
  expect(formWords['BROWSER_OS.FORM.OPTIONAL']).toBe('Nieobowiązkowe.')
  expect(formWords['BROWSER_OS.FORM.OPTION_DISABLED']).toBe('niedostępne')
})

test('words of buttons and of the list of missing fields', () => {
  expect(formWords['BROWSER_OS.FORM.SAVE']).toBe('Zapisz')
  expect(formWords['BROWSER_OS.FORM.CANCEL']).toBe('Anuluj')
  expect(formWords['BROWSER_OS.FORM.MISSING']).toBe('Do uzupełnienia:')
  expect(formMessage({ key: 'BROWSER_OS.FORM.SHOW_MISSING', n: 5 })).toBe('Pokaż, czego brakuje (5)')
})

test('labels', () => {
  expect(controlLabel({ type: 'price', label: 'Opłata' })).toBe('Opłata (PLN)')
  expect(controlLabel({ type: 'time', label: null })).toBe('Godzina (polskiego czasu)')
  expect(controlLabel({ type: 'otherPhone', label: null })).toBe('Inny numer telefonu')
  expect(controlLabel({ type: 'otherPhone', label: 'Telefon rodzica' })).toBe('Telefon rodzica')
  expect(controlLabel({ type: 'address', label: null })).toBe('Adres')
  expect(controlLabel({ type: 'text', label: null })).toBe('')
})

test('a PESEL shows the birth date that was read from it', () => {
  const reading = readPesel('44051401359')
  expect(reading === null ? '' : peselNote(reading)).toBe('Data urodzenia: 14\u00a0maja 1944')
})
