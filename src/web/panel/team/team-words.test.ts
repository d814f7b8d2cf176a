import { expect, test } from 'vitest'
import type { Invitation } from '../shared/team-api.ts'
import { invitationStanding } from './team-words.ts'

const sent: Invitation = {
  ...{
    id: '',
    email: 'anna@example.org',
    role: 'finance',
    scope: null,
    invitedBy: 'Danuta Wrona',
    mail: 'sent',
  },
  ...{ sentAt: '2026-06-17T12:05:00Z', expiresAt: '2026-06-24T12:05:00Z', isExpired: false },
}

test('an invitation that was sent says when, and until when it is valid', () => {
  const { word, text } = invitationStanding(sent)
  expect(word).toBe('Wysłane')
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    'Wysłano: śr. 17 cze, 14:05. Ważne do: 24 czerwca 2026, środa, 14:05.',
  )
})

test('an invitation that has expired says so, however its mail went', () => {
  for (const mail of ['sent', 'failed', 'withheld'] as const)
    expect(invitationStanding({ ...sent, mail, isExpired: true }).word).toBe('Wygasło')
})

test.each([
  ['queued', 'Wysyłam…'],
  ['withheld', 'Czeka na wysłanie'],
  ['failed', 'Nie wysłano'],
  ['kept', 'Nie wysłano'],
] as const)('the mail is %s: %s', (mail, word) => {
  expect(invitationStanding({ ...sent, mail, sentAt: null }).word).toBe(word)
})
