import { expect, it } from 'vitest'
import { codeRefusal } from './code-refusal.ts'

const problem = (code: string, where: string | null) => ({
  code,
  field: 'draft.code',
  person: null,
  where,
  message: 'To hasło nie otwiera zapisów.',
})

it("puts the server's answer about a code at its field", () => {
  expect(codeRefusal([problem('not_eligible', 'code')], { sent: 'mlyn', now: 'mlyn' })).toEqual([
    {
      step: 'osoby',
      field: 'kod',
      person: null,
      label: 'Hasło lub kod',
      message: 'To hasło nie otwiera zapisów. Sprawdź, czy wszystko jest przepisane dokładnie.',
    },
  ])
  const [missing] = codeRefusal([problem('invite_only', null)], { sent: null, now: null })
  expect(missing?.message).toBe('To hasło nie otwiera zapisów.')
})

it('ignores another code, and other refusals', () => {
  expect(codeRefusal([problem('code_invalid', 'code')], { sent: 'mlyn', now: 'wiatrak' })).toEqual([])
  expect(codeRefusal([problem('too_young', 'birthDate')], { sent: 'mlyn', now: 'mlyn' })).toEqual([])
})
