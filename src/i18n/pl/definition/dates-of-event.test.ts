import { expect, test } from 'vitest'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { newEvent } from '#domain/event/draft/basics.ts'
import type { EventDate } from '#domain/event/draft/timeline/dates-of.ts'
import { dateWords } from './dates-of-event.ts'

const DEFINITION = expandDefinition(
  newEvent({ title: 'Rajd', start: '2027-08-05', end: '2027-08-08', place: null }),
)
const say = dateWords(DEFINITION)
const DAY = { at: '2027-08-01', path: '' }
const KEPT = { amount: 2_000, per: 'person', percent: 0, of: 'paid', deposit: false } as const

test.each<[EventDate, string]>([
  [{ ...DAY, kind: 'first-day' }, 'Pierwszy dzień wydarzenia'],
  [{ ...DAY, kind: 'only-day' }, 'Dzień wydarzenia'],
  [{ ...DAY, kind: 'last-day' }, 'Ostatni dzień wydarzenia'],
  [{ ...DAY, kind: 'decision' }, 'Ostatni dzień na decyzję, czy wydarzenie się odbędzie'],
  [{ ...DAY, kind: 'term-start', name: 'Turnus I' }, 'Pierwszy dzień: Turnus I'],
  [{ ...DAY, kind: 'term-end', name: 'Turnus I' }, 'Ostatni dzień: Turnus I'],
  [{ ...DAY, kind: 'opens', of: null, name: null }, 'Otwarcie zapisów'],
  [{ ...DAY, kind: 'opens', of: null, name: 'Członkowie' }, 'Otwarcie zapisów (Członkowie)'],
  [{ ...DAY, kind: 'closes', of: 'Autokar: Kielce', name: null }, 'Koniec zapisów: Autokar: Kielce'],
  [{ ...DAY, kind: 'payment', name: 'Reszta', plan: null, term: null }, 'Termin wpłaty: Reszta'],
  [
    { ...DAY, kind: 'payment', name: 'Reszta', plan: 'Raty', term: 'Turnus I' },
    'Termin wpłaty: Reszta (Raty) (Turnus I)',
  ],
  [
    { ...DAY, kind: 'refund', kept: KEPT, items: ['Autokar'], term: null },
    'Rezygnacja do tego dnia („Autokar”): potrącamy 20\u00a0zł za osobę, resztę oddajemy',
  ],
  [
    { ...DAY, kind: 'fee', of: 'change', amount: 2_000, term: null },
    'Opłata za zmianę do tego dnia: 20\u00a0zł',
  ],
  [{ ...DAY, kind: 'changes', term: null }, 'Ostatni dzień zmian w\u00a0zgłoszeniu'],
  [{ ...DAY, kind: 'hand-over', term: null }, 'Ostatni dzień na przekazanie miejsca'],
  [
    { ...DAY, kind: 'rule-until', comparison: { fact: 'day', atMost: '2027-08-01' } },
    'Przestaje działać: Wcześniej taniej (zapis do 1\u00a0sierpnia 2027)',
  ],
])('%j', (date, sentence) => expect(say(date, 'Wcześniej taniej')).toBe(sentence))
