import { expect, test } from 'vitest'
import { afterAnswer } from './scan-state.ts'

const scan = { code: 'K7QM2WXP', gate: 'Brama A', nonce: '6d3f0c3e-0000-4000-8000-000000000000' }
const refused = (code: string, offline = false) => afterAnswer(scan, { ok: false, offline, code })

test('the verdict of the server is shown as it came', () => {
  const verdict = { verdict: 'refused', reason: 'cancelled', holder: null } as const
  expect(afterAnswer(scan, { ok: true, data: verdict })).toEqual({ step: 'judged', scan, verdict })
})

test('without an answer nobody is let in, and the scan keeps its nonce for the next sending', () => {
  expect(refused('offline', true)).toEqual({ step: 'unanswered', scan, why: 'no_answer' })
})

test('refusals and faults are no verdicts', () => {
  expect(refused('forbidden')).toMatchObject({ step: 'unanswered', why: 'forbidden' })
  expect(refused('not_signed_in')).toMatchObject({ step: 'unanswered', why: 'signed_out' })
  expect(refused('internal')).toMatchObject({ step: 'unanswered', why: 'failed' })
  expect(refused('not_found')).toMatchObject({ step: 'unanswered', why: 'failed' })
})

test('what the contract does not take as a code is an unknown code', () => {
  expect(refused('invalid_input')).toEqual({ step: 'judged', scan, verdict: { verdict: 'unknown' } })
})
