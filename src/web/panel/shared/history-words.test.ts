import { expect, test } from 'vitest'
import { actorWords, historyWords } from './history-words.ts'

const wordsOf = (action: string, details: Record<string, unknown> = {}) =>
  historyWords({ action, details }).replaceAll('\u00a0', ' ')

test('an entry is described with its details', () => {
  expect(wordsOf('registration.created', { number: 'ZG-4F7K', people: 4, total: 56000 })).toBe(
    'Zgłoszenie przyjęte: 4 osoby',
  )
  expect(wordsOf('payment.succeeded', { amount: 56000 })).toBe('Wpłata dotarła: 560 zł')
  expect(wordsOf('ticket.used', { name: 'Anna Lis', gate: 'Brama A' })).toBe('Wejście: Anna Lis, Brama A')
  expect(wordsOf('registration.changed', { difference: 2000 })).toBe('Zgłoszenie zmienione: +20 zł')
  expect(wordsOf('registration.changed', { difference: -2000 })).toBe('Zgłoszenie zmienione: −20 zł')
  expect(wordsOf('registration.changed', { difference: 0 })).toBe('Zgłoszenie zmienione')
  const names = { before: { person: 'Ewa Lis' }, after: { person: 'Jan Mak' } }
  expect(wordsOf('registration.handed_over', { ...names, difference: 0 })).toBe(
    'Miejsce przekazane: Ewa Lis → Jan Mak',
  )
  expect(wordsOf('registration.handed_over', { ...names, difference: 2000, fee: 1500 })).toBe(
    'Miejsce przekazane: Ewa Lis → Jan Mak, +20 zł, opłata 15 zł',
  )
  expect(wordsOf('registration.cancelled', { reason: 'choroba' })).toBe('Zgłoszenie anulowane: choroba')
  expect(wordsOf('registration.numbered', { numbers: ['007', '008'] })).toBe('Nadano numery: 007, 008')
  expect(wordsOf('registration.approval_refused', { reason: 'Brak uprawnień' })).toBe(
    'Zgłoszenia nie zaakceptowano: Brak uprawnień',
  )
  expect(wordsOf('message.sent', { kind: 'tickets' })).toBe('Wiadomość wysłana: potwierdzone, bilety')
  expect(wordsOf('message.queued', { kind: 'refused' })).toBe('Wiadomość w kolejce: nie zaakceptowano')
  expect(wordsOf('message.queued', { kind: 'changed' })).toBe('Wiadomość w kolejce: zmiana w zgłoszeniu')
  expect(wordsOf('message.queued', { kind: 'tickets' })).toBe('Wiadomość w kolejce: potwierdzone, bilety')
  expect(wordsOf('message.failed', { kind: 'pay' })).toBe(
    'Wiadomość nie została wysłana: przyjęte, czeka na wpłatę',
  )
})

test('a question about another choice is described from the asking to its end', () => {
  const answered = (details: Record<string, unknown>, state = 'accepted') =>
    wordsOf('lodging.question_answered', { ...details, before: { state: 'open' }, after: { state } })
  expect(wordsOf('lodging.question_asked', { name: 'Kielce' })).toBe('Pytanie o inny wybór wysłane: Kielce')
  expect(answered({ by: 'registrant', name: 'Kielce' })).toBe('Odpowiedź na pytanie o inny wybór: Kielce')
  expect(answered({ by: 'staff', name: '' })).toBe('Odpowiedź wpisana przez biuro: rezygnacja z wyboru')
  expect(answered({ by: 'registrant', name: '' }, 'declined')).toBe(
    'Odpowiedź na pytanie o inny wybór: wszystko zostaje',
  )
  expect(wordsOf('lodging.question_lapsed', { name: 'Kielce' })).toBe(
    'Brak odpowiedzi na pytanie o inny wybór: Kielce',
  )
  for (const end of ['withdrawn', 'settled'])
    expect(wordsOf(`lodging.question_${end}`)).not.toBe(wordsOf('registration.blessed'))
})

test('refunds and payments in another currency are described', () => {
  expect(wordsOf('refund.requested', { amount: 6000, reason: 'Wpłata podwójna' })).toBe(
    'Zwrot zlecony: 60 zł, Wpłata podwójna',
  )
  expect(wordsOf('refund.by_hand', { amount: 6000, reason: 'w biurze' })).toBe(
    'Zwrot poza bramką: 60 zł, w biurze',
  )
  expect(wordsOf('refund.succeeded', { amount: 6000 })).toBe('Zwrot wykonany: 60 zł')
  expect(wordsOf('refund.failed', { amount: 6000 })).toBe('Zwrot nieudany, pieniądze zostały: 60 zł')
  expect(wordsOf('payment.in_other_currency', { foreign: { amount: 1250, currency: 'EUR' } })).toBe(
    'Wpłata w innej walucie, do wyjaśnienia: 12,50 EUR',
  )
})

test('missing or malformed details leave the plain description', () => {
  expect(wordsOf('payment.succeeded')).toBe('Wpłata dotarła')
  expect(wordsOf('payment.succeeded', { amount: '560' })).toBe('Wpłata dotarła')
  expect(wordsOf('registration.confirmed', { ticket: { code: 'X' } })).toBe('Udział potwierdzony')
})

test('an unknown action still has a line', () => {
  expect(wordsOf('registration.blessed')).toBe('Zmiana w zgłoszeniu')
})

test('the person or system behind an entry is named', () => {
  expect(['registrant', 'system', 'gateway:test', 'Danuta Wrona'].map(actorWords)).toEqual([
    'osoba zapisująca',
    'automatycznie',
    'bramka płatności',
    'Danuta Wrona',
  ])
})
