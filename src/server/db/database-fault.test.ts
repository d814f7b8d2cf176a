import { expect, test } from 'vitest'
import { databaseFault } from './database-fault.ts'

const withCode = (code: string) => Object.assign(new Error('of the database'), { code })

test.each([
  ['ECONNREFUSED', 'lost'],
  ['57P01', 'lost'],
  ['40P01', 'busy'],
  ['57014', 'busy'],
  ['23505', null],
  ['22P02', null],
])('%s: %s', (code, fault) => {
  expect(databaseFault(withCode(code))).toBe(fault)
})

test('the driver’s own errors have no code', () => {
  expect(databaseFault(new Error('Connection terminated unexpectedly'))).toBe('lost')
  expect(databaseFault(new Error('timeout exceeded when trying to connect'))).toBe('busy')
  expect(databaseFault(new Error('something else'))).toBeNull()
  expect(databaseFault('not an error')).toBeNull()
})
