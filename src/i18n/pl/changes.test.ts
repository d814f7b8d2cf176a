import { expect, test } from 'vitest'
import type { DraftChange } from '#domain/registration/changes.ts'
import { draftChange } from './changes.ts'

const JAN = 'Jan Mak'

test.each<[DraftChange, string]>([
  [{ kind: 'joined', person: JAN }, 'nowa osoba: Jan Mak'],
  [{ kind: 'left', person: JAN }, 'nie bierze już udziału: Jan Mak'],
  [
    { kind: 'field', person: JAN, field: 'firstName', from: 'Jan', to: 'Jakub' },
    'Jan Mak, imię: było „Jan”, jest „Jakub”',
  ],
  [
    { kind: 'field', person: JAN, field: 'birthDate', from: '2012-05-01', to: null },
    'Jan Mak, data urodzenia: było „1\u00a0maja 2012”, jest „brak”',
  ],
  [
    { kind: 'field', person: JAN, field: 'sex', from: 'FEMALE', to: 'MALE' },
    'Jan Mak, płeć: było „kobieta”, jest „mężczyzna”',
  ],
  [
    { kind: 'field', person: null, field: 'slot', from: null, to: '2026-08-05T10:00:00' },
    'godzina wejścia: było „brak”, jest „5\u00a0sierpnia 2026, środa, 10:00”',
  ],
  [{ kind: 'field', person: null, field: 'code', from: 'WIOSNA', to: 'LATO' }, 'hasło'],
  [{ kind: 'answer', person: JAN, name: 'Dieta' }, 'Jan Mak, Dieta: inna odpowiedź'],
  [
    { kind: 'choice', person: JAN, name: 'Koszulka', from: ['M'], to: ['M', 'L'] },
    'Jan Mak, Koszulka: było „M”, jest „M, L”',
  ],
  [
    { kind: 'choice', person: null, name: 'Kubek', from: 2, to: null },
    'Kubek: było „2\u00a0szt.”, jest „brak”',
  ],
  [{ kind: 'choice', person: null, name: 'Namiot', from: null, to: true }, 'Namiot: było „brak”, jest „tak”'],
])('%j: %s', (change, words) => expect(draftChange(change)).toBe(words))
