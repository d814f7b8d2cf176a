import { expect, test } from 'vitest'
import { actorWords, historyWords } from './history-words.ts'

const said = (action: string, details: Record<string, unknown> = {}) =>
  historyWords({ action, details }).replaceAll('\u00a0', ' ')

test('says what happened with what the details know', () => {
  expect(said('registration.created', { number: 'ZG-4F7K', people: 4, total: 56000 })).toBe(
    'Zgłoszenie przyjęte: 4 osoby',
  )
  expect(said('payment.succeeded', { amount: 56000 })).toBe('Wpłata dotarła: 560 zł')
  expect(said('ticket.used', { name: 'Anna Lis', gate: 'Brama A' })).toBe('Wejście: Anna Lis, Brama A')
  expect(said('registration.changed', { difference: 2000 })).toBe('Zgłoszenie zmienione: +20 zł')
  expect(said('registration.changed', { difference: -2000 })).toBe('Zgłoszenie zmienione: −20 zł')
  expect(said('registration.changed', { difference: 0 })).toBe('Zgłoszenie zmienione')
  const names = { before: { person: 'Ewa Lis' }, after: { person: 'Jan Mak' } }
  expect(said('registration.handed_over', { ...names, difference: 0 })).toBe(
    'Miejsce przekazane: Ewa Lis → Jan Mak',
  )
  expect(said('registration.handed_over', { ...names, difference: 2000, fee: 1500 })).toBe(
    'Miejsce przekazane: Ewa Lis → Jan Mak, +20 zł, opłata 15 zł',
  )
  expect(said('registration.cancelled', { reason: 'choroba' })).toBe('Zgłoszenie anulowane: choroba')
  expect(said('registration.numbered', { numbers: ['007', '008'] })).toBe('Nadano numery: 007, 008')
  expect(said('registration.approval_refused', { reason: 'Brak uprawnień' })).toBe(
    'Zgłoszenia nie zaakceptowano: Brak uprawnień',
  )
  expect(said('message.queued', { kind: 'refused' })).toBe('Wiadomość w kolejce: nie zaakceptowano')
  expect(said('message.queued', { kind: 'changed' })).toBe('Wiadomość w kolejce: zmiana w zgłoszeniu')
  expect(said('message.queued', { kind: 'tickets' })).toBe('Wiadomość w kolejce: potwierdzone, bilety')
  expect(said('message.failed', { kind: 'pay' })).toBe(
    'Wiadomość nie została wysłana: przyjęte, czeka na wpłatę',
  )
})

test('says what happened to money that went back, or came in another currency', () => {
  expect(said('refund.requested', { amount: 6000, reason: 'Wpłata podwójna' })).toBe(
    'Zwrot zlecony: 60 zł, Wpłata podwójna',
  )
  expect(said('refund.by_hand', { amount: 6000, reason: 'w biurze' })).toBe(
    'Zwrot poza bramką: 60 zł, w biurze',
  )
  expect(said('refund.succeeded', { amount: 6000 })).toBe('Zwrot wykonany: 60 zł')
  expect(said('refund.failed', { amount: 6000 })).toBe('Zwrot nieudany, pieniądze zostały: 60 zł')
  expect(said('payment.in_other_currency', { foreign: { amount: 1250, currency: 'EUR' } })).toBe(
    'Wpłata w innej walucie, do wyjaśnienia: 12,50 EUR',
  )
})

test('details that are missing or of another shape leave the plain words', () => {
  expect(said('payment.succeeded')).toBe('Wpłata dotarła')
  expect(said('payment.succeeded', { amount: '560' })).toBe('Wpłata dotarła')
  expect(said('registration.confirmed', { ticket: { code: 'X' } })).toBe('Udział potwierdzony')
})

test('a deed that is not known still has a line', () => {
  expect(said('registration.blessed')).toBe('Zmiana w zgłoszeniu')
})

test('actors', () => {
  expect(['registrant', 'system', 'gateway:test', 'Danuta Wrona'].map(actorWords)).toEqual([
    'osoba zapisująca',
    'automatycznie',
    'bramka płatności',
    'Danuta Wrona',
  ])
})
