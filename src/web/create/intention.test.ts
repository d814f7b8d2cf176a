import { expect, test } from 'vitest'
import { intend, mayBeOurs, refused } from './intention.ts'

const wanted = { host: 'borowska.zapisano.localhost', name: 'Parafia' }
const first = intend(null, wanted, () => 'k1')

test('the same host and name keep their key, whatever became of the first sending', () => {
  expect(first).toEqual({ ...wanted, key: 'k1', unsure: true })
  expect(intend(first, wanted, () => 'k2').key).toBe('k1')
  expect(intend(refused(first), wanted, () => 'k2').key).toBe('k1')
})

test('another host or another name is another intention', () => {
  expect(intend(first, { ...wanted, name: 'Parafia w Borowie' }, () => 'k2').key).toBe('k2')
  expect(intend(first, { ...wanted, host: 'borowska.obecni.localhost' }, () => 'k2').key).toBe('k2')
})

test('a host may be held by what was sent from here only until the server has refused', () => {
  expect(mayBeOurs(first, wanted.host)).toBe(true)
  expect(mayBeOurs(refused(first), wanted.host)).toBe(false)
  expect(mayBeOurs(first, 'inna.zapisano.localhost')).toBe(false)
  expect(mayBeOurs(null, wanted.host)).toBe(false)
})
