import { expect, test } from 'vitest'
import { ANSWER_FRESH_FOR, ANSWER_KEPT_FOR, PANEL_OPENS_AFTER, SETTLED_AFTER } from './timing.ts'

test('200 ms of quiet, answers fresh for 15 minutes and kept for an hour, the panel after a second', () => {
  expect([SETTLED_AFTER, ANSWER_FRESH_FOR, ANSWER_KEPT_FOR, PANEL_OPENS_AFTER]).toEqual([
    200, 900_000, 3_600_000, 1000,
  ])
})
