import { describe, expect, it } from 'vitest'
import { contactSchema } from '#contract/site.ts'
import { emailError, nameError, phoneError } from './field-rules.ts'

const contact = { firstName: 'Anna', lastName: 'Kowalska', email: 'anna@example.org', phone: '600 000 101' }
const isTaken = (field: keyof typeof contact, value: string) =>
  contactSchema.safeParse({ ...contact, [field]: value }).success

/** The server refuses with the contract's schema; the page must be neither stricter nor more lenient. */
describe('rules of the page agree with the contract', () => {
  it.each(['Anna', 'A', 'Ół', 'x'.repeat(60), 'x'.repeat(61), "O'Neill-Nowak"])('name %s', (value) => {
    expect(nameError(value) === null).toBe(isTaken('firstName', value))
  })
  it.each([
    'anna@example.org',
    '',
    'żaba@example.org',
    'anna@żaba.pl',
    'anna@example',
    'anna@b.pl,evil.example',
    'anna@b.pl;evil.example',
    'anna@b-1.example.org',
    'anna@b..pl',
    'a b@example.org',
    `${'x'.repeat(250)}@a.pl`,
  ])('e-mail %s', (value) => expect(emailError(value) === null).toBe(isTaken('email', value)))
  it.each([
    '600000101',
    '+48 600-000-101',
    '60000010',
    '12345678901234567',
    '6000OO101',
    '48+600000101',
    `600${' '.repeat(22)}000101`,
    `600${' '.repeat(21)}000101`,
  ])('phone %s', (value) => expect(phoneError(value) === null).toBe(isTaken('phone', value)))
})

it('reports an empty field as required, as the specification does', () => {
  expect([nameError(' '), emailError(''), phoneError('')]).toEqual(Array(3).fill('Pole wymagane.'))
})

it('refuses a second recipient after the first', () => {
  expect(emailError('anna@b.pl,evil.example')).toBe('Niepoprawny adres e-mail.')
})

it('normalises a phone to single spaces', () => {
  expect(contactSchema.parse({ ...contact, phone: '  600   000  101 ' }).phone).toBe('600 000 101')
})
