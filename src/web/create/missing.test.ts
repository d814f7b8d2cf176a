import { expect, test } from 'vitest'
import { typeInto } from '#domain/form/form.ts'
import { type Filled, furthestStep, isComplete, missingUpTo } from './missing.ts'
import { createDomainForm, createNameForm, NAME, SUBDOMAIN } from './wizard-forms.ts'

const blank: Filled = {
  domain: createDomainForm(['zapisano.localhost'], 'zapisano.localhost'),
  availability: 'unasked',
  account: { state: 'none', reason: null },
  name: createNameForm(),
}
const withDomain: Filled = {
  ...blank,
  domain: typeInto(blank.domain, SUBDOMAIN, 'borowska'),
  availability: 'available',
}
const user = { picture: '', name: 'Danuta Wrona', email: 'danuta.wrona@example.org' }
const withAccount: Filled = { ...withDomain, account: { state: 'connected', token: 't', user } }
const whole: Filled = { ...withAccount, name: typeInto(blank.name, NAME, 'Parafia') }
const labels = (...asked: Parameters<typeof missingUpTo>) => missingUpTo(...asked).map(({ label }) => label)

test('each step lists what is missing in it and in the previous ones', () => {
  expect(labels('domena', blank)).toEqual(['Subdomena'])
  expect(labels('google', blank)).toEqual(['Subdomena', 'Konto Google'])
  expect(labels('nazwa', blank)).toEqual(['Subdomena', 'Konto Google', 'Nazwa konta'])
  expect(labels('nazwa', whole)).toEqual([])
})

test('a domain that is not free, or could not be checked, is missing too', () => {
  expect(labels('domena', { ...withDomain, availability: 'unavailable' })).toEqual(['Dostępna domena'])
  expect(labels('domena', { ...withDomain, availability: 'failed' })).toEqual(['Sprawdzenie domeny'])
})

test('Dalej needs an available domain, then an account that is known', () => {
  expect(isComplete('domena', withDomain)).toBe(true)
  for (const availability of ['checking', 'unavailable', 'failed'] as const)
    expect(isComplete('domena', { ...withDomain, availability })).toBe(false)
  expect(isComplete('google', withDomain)).toBe(false)
  expect(isComplete('google', { ...withDomain, account: { state: 'asking', token: 't' } })).toBe(false)
  expect(isComplete('google', withAccount)).toBe(true)
})

test('Stwórz konto needs all of it', () => {
  expect(isComplete('nazwa', withAccount)).toBe(false)
  expect(isComplete('nazwa', whole)).toBe(true)
  expect(isComplete('nazwa', { ...whole, availability: 'unavailable' })).toBe(false)
})

test('an address leads no further than the first incomplete step', () => {
  expect([blank, withDomain, withAccount, whole].map(furthestStep)).toEqual([
    'domena',
    'google',
    'nazwa',
    'nazwa',
  ])
})
