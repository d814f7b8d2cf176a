import { expect, test } from 'vitest'
import { createRush } from './rush.ts'

test('a rush begins with the fiftieth request of a second, and ends a whole second after the last such one', () => {
  let now = 5_000
  const rush = createRush(() => now)
  const send = (times: number) => {
    for (let n = 0; n < times; n++) rush.note()
  }
  send(49)
  expect(rush.isOn()).toBe(false)
  send(1)
  expect(rush.isOn()).toBe(true)
  now += 1_999
  expect(rush.isOn()).toBe(true)
  now += 1
  expect(rush.isOn()).toBe(false)
})

test('occasional requests never make a rush, even over hours', () => {
  let now = 0
  const rush = createRush(() => now)
  for (let n = 0; n < 10_000; n++) {
    now += 25
    rush.note()
    expect(rush.isOn()).toBe(false)
  }
})
