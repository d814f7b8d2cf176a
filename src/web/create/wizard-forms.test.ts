import { expect, test } from 'vitest'
import { controlsOf, type Form, typeInto } from '#domain/form/form.ts'
import { formMessage } from '#i18n/pl/form.ts'
import { createDomainForm, createNameForm, hostOf, NAME, nameOf, retype, SUBDOMAIN } from './wizard-forms.ts'

const DOMAINS = ['zapisano.localhost', 'obecni.localhost']
const blank = createDomainForm(DOMAINS, 'obecni.localhost')
const withSubdomain = (text: string) => typeInto(blank, SUBDOMAIN, text)
const errorsOf = (form: Form) =>
  controlsOf(form).map(({ error }) => (error === null ? null : formMessage(error)))
const RULES =
  'Dozwolone są jedynie małe litery, cyfry, oraz myślnik. Bez polskich znaków. Myślnik nie może znajdować się na początku, ani na końcu.'

test('the domain is chosen, the subdomain is required', () => {
  expect(errorsOf(blank)).toEqual([null, 'Pole wymagane.'])
  expect(hostOf(blank)).toBeNull()
})

test.each(['ab', 'a'.repeat(21), 'Borowska', 'żabka', '-ab', 'ab-', 'a b', 'a.b.c'])(
  '%j is refused in the words of the specification, and nobody is asked about it',
  (text) => {
    expect(errorsOf(withSubdomain(text))).toEqual([null, RULES])
    expect(hostOf(withSubdomain(text))).toBeNull()
  },
)

test.each(['abc', 'a'.repeat(20), '2027', 'a-b'])('%j makes a host', (text) => {
  expect(hostOf(withSubdomain(text))).toBe(`${text}.obecni.localhost`)
})

test('without a base domain there is no host', () => {
  const unchosen = typeInto(createDomainForm(DOMAINS, ''), SUBDOMAIN, 'borowska')
  expect(errorsOf(unchosen)).toEqual(['Pole wymagane.', null])
  expect(hostOf(unchosen)).toBeNull()
})

test.each([
  ['', 'Pole wymagane.'],
  ['  ', 'Pole wymagane.'],
  ['ab', 'Minimalna liczba znaków: 3.'],
  ['abc', null],
  ['a'.repeat(50), null],
  ['a'.repeat(51), 'Maksymalna liczba znaków: 50.'],
])('the name %j: %s', (text, error) => {
  expect(errorsOf(typeInto(createNameForm(), NAME, text))).toEqual([error])
})

test('the name is sent without surrounding spaces', () => {
  expect(nameOf(typeInto(createNameForm(), NAME, ' Parafia '))).toBe('Parafia')
})

test('restored fields are touched only where something was typed', () => {
  const back = retype(blank, { domain: 'zapisano.localhost', subdomain: 'ab' })
  expect(controlsOf(back).map(({ value, touched }) => [value, touched])).toEqual([
    ['zapisano.localhost', false],
    ['ab', true],
  ])
  const empty = retype(blank, { domain: '', subdomain: '' })
  expect(controlsOf(empty).map(({ value, touched }) => [value, touched])).toEqual([
    ['obecni.localhost', false],
    ['', false],
  ])
})
