import { expect, test } from 'vitest'
import { LIMITS_OF_ACCOUNT, limitsOfRecipient } from './mail-limits.ts'

test('an address that has never answered gets few mails, one that has gets those of a group', () => {
  expect(limitsOfRecipient({ isKnown: false })).toEqual({ hourly: 6, daily: 20 })
  expect(limitsOfRecipient({ isKnown: true })).toEqual({ hourly: 60, daily: 300 })
})

test('an organiser may notify ten thousand people within the hour', () => {
  expect(LIMITS_OF_ACCOUNT.hourly).toBeGreaterThanOrEqual(10_000)
})
