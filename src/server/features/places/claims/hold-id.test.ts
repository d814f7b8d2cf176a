import { expect, test } from 'vitest'
import { z } from 'zod'
import { holdIdOf } from './hold-id.ts'

test('a secret has one id, another secret another, and an id does not reveal the secret', () => {
  expect(holdIdOf('a')).toBe('ca978112-ca1b-8dca-bac2-31b39a23dc4d')
  expect(holdIdOf('b')).toBe('3e23e816-0039-894a-b389-4f6564e1b134')
  expect(z.uuid({ version: 'v8' }).safeParse(holdIdOf('a')).success).toBe(true)
})
