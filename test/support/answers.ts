import { expect } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Problem, problemSchema, REFUSALS, type RefusalCode } from '#contract/errors.ts'
import type { Answer } from './send.ts'

/** What an endpoint answered; fails with the whole answer when it was not the agreed one. */
export function outputOf<E extends Endpoint>(endpoint: E, answer: Answer): z.output<E['output']> {
  const where = `${endpoint.method} ${endpoint.path}: ${answer.text}`
  expect(answer.status, where).toBe(endpoint.status)
  return endpoint.output.parse(answer.json) as z.output<E['output']>
}

/** The refusal that an answer must be: its code and status, as problem+json without internal details. */
export function problemOf(code: RefusalCode, answer: Answer): Problem {
  expect(answer, answer.text).toMatchObject({
    status: REFUSALS[code],
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
  const problem = problemSchema.parse(answer.json)
  expect(problem).toMatchObject({ code, status: answer.status, title: expect.stringMatching(/[.]$/) })
  expect(answer.text).not.toMatch(/\bat \S+ \(|\.ts:\d|node_modules|\bSELECT\b|\bINSERT\b/)
  return problem
}
