import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'

const query = { host: 'borowska.zapisano.localhost', available: undefined, isFetching: false, isError: false }

test.each([
  ['unasked', { host: null, available: true }],
  ['checking', {}],
  ['checking', { isFetching: true }],
  ['checking', { isFetching: true, isError: true }],
  ['available', { available: true }],
  ['unavailable', { available: false }],
  ['failed', { isError: true }],
  ['failed', { isError: true, available: true }],
])('%s: %o', (state, changes) => {
  expect(availabilityOf({ ...query, ...changes })).toBe(state)
})
