import { expect, test } from 'vitest'
import { differencesOf } from './difference-words.ts'

test.each([
  [{ role: 'finance' }, { role: 'registrations' }, 'Rola', 'Finanse', 'Zgłoszenia'],
  [{ role: 'finance' }, { role: null }, 'Rola', 'Finanse', 'brak'],
  [{}, { total: 12_000 }, 'Do zapłaty', null, '120 zł'],
  [{ state: 'awaiting_payment' }, { state: 'confirmed' }, 'Stan', 'Czeka na wpłatę', 'Potwierdzone'],
  [{ refund: 'requested' }, { refund: 'sent' }, 'Zwrot', 'Zlecony', 'W drodze'],
  [{ usedAt: null }, { usedAt: '2026-06-17T12:05:00Z' }, 'Wejście', 'brak', '17 czerwca 2026, środa, 14:05'],
  [{ limits: { event: 10 } }, { limits: { event: 12 } }, 'Limity', 'event: 10', 'event: 12'],
  [{ demo: false }, { demo: true }, 'Wersja demonstracyjna', 'nie', 'tak'],
  [{ phone: '' }, { phone: '600 100 200' }, 'Telefon', 'brak', '600 100 200'],
  [{ later: 'old' }, { later: 'new' }, 'later', 'old', 'new'],
])('%j → %j', (before, after, label, was, is) => {
  const [difference] = differencesOf({ before, after })
  const plainText = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null
  expect([difference?.label, plainText(difference?.before), plainText(difference?.after)]).toEqual([
    label,
    was,
    is,
  ])
})
