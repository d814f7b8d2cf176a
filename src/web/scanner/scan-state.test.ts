import { expect, test } from 'vitest'
import { afterAnswer } from './scan-state.ts'

const scan = { code: 'K7QM2WXP', gate: 'Brama A', nonce: '6d3f0c3e-0000-4000-8000-000000000000' }
const refused = (code: string, offline = false) => afterAnswer(scan, { ok: false, offline, code })

test('the verdict of the server is shown unchanged', () => {
  const verdict = {
    verdict: 'refused',
    reason: 'cancelled',
    holder: null,
    lacking: [],
    mayLetIn: false,
  } as const
  expect(afterAnswer(scan, { ok: true, data: verdict })).toEqual({ step: 'decided', scan, verdict })
})

test('without an answer no entry is granted, and the scan keeps its nonce for the next attempt', () => {
  expect(refused('offline', true)).toEqual({ step: 'unanswered', scan, why: 'no_answer' })
})

test('refusals and failures are not verdicts', () => {
  expect(refused('forbidden')).toMatchObject({ step: 'unanswered', why: 'forbidden' })
  expect(refused('not_signed_in')).toMatchObject({ step: 'unanswered', why: 'signed_out' })
  expect(refused('internal')).toMatchObject({ step: 'unanswered', why: 'failed' })
  expect(refused('not_found')).toMatchObject({ step: 'unanswered', why: 'failed' })
})

test('a text that the contract does not accept as a code is an unknown code', () => {
  expect(refused('invalid_input')).toEqual({ step: 'decided', scan, verdict: { verdict: 'unknown' } })
})
