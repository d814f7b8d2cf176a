import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids are of version 7, all different, and sort in the order of creation, however fast', () => {
  const ids = Array.from({ length: 50_000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  const isOne = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(ids.filter((id) => !isOne.test(id))).toEqual([])
})

test('an id contains its millisecond', async () => {
  const before = Date.now()
  await new Promise((resolve) => setTimeout(resolve, 60))
  const milliseconds = Number.parseInt(newId().replace('-', '').slice(0, 12), 16)
  expect(milliseconds).toBeGreaterThan(before)
  expect(milliseconds).toBeLessThanOrEqual(Date.now())
})
