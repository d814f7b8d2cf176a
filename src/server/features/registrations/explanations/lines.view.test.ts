import { expect, test } from 'vitest'
import { readDocument } from '#domain/event/check/check-definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import type { QuoteLine, Reason } from '#domain/quote/quote-result.ts'
import { cheaperSecond } from '#test/support/explanations.ts'
import type { Explained } from './explanation.ts'
import { lineExplanations, totalExplanation } from './lines.view.ts'

const at = Temporal.Instant.from('2031-05-04T10:00:00Z')

function factsOf(...lines: readonly Partial<QuoteLine>[]): Explained {
  const document = readDocument(cheaperSecond())
  if (document === null) throw new Error('The outing is no definition.')
  return {
    ...{ definition: expandDefinition(document), version: 2, publishedAt: at, createdAt: at },
    ...{ state: 'confirmed', isRefused: false, expiresAt: null, names: new Map([['ewa', 'Ewa Mazur']]) },
    ...{ due: [], total: 8_000, paid: 0, ledger: [], approvals: [], history: [] },
    agreements: [{ kind: 'ordered', at, pricedAt: at, reason: null }],
    lines: lines.map((line) => ({
      ...{ person: 'ewa', item: 'fee', itemName: 'Udział', option: null, optionName: null, quantity: 1 },
      ...{ amount: 8_000, listAmount: 10_000, reasons: [], onSite: false },
      ...line,
    })),
  }
}

const saidOf = (...reasons: readonly Reason[]) =>
  lineExplanations(factsOf({ reasons })).flatMap(({ sentences }) =>
    sentences.map((sentence) => sentence.replaceAll('\u00a0', ' ')),
  )

test('a rule whose places have run out is named as such', () => {
  expect(saidOf({ code: 'used_up', params: { rule: 'first', name: 'Pierwsze sto osób' } })).toContain(
    '„Pierwsze sto osób” ma ograniczoną liczbę miejsc i wszystkie są zajęte, dlatego nie obniża tej ceny.',
  )
})

test('the price of the list names its row, each rule its sum, and the result stands last', () => {
  expect(
    saidOf(
      { code: 'rule', params: { name: 'Dorosły' } },
      { code: 'raised', params: { rule: 'late', name: 'Po terminie', amount: 1_000 } },
      { code: 'paid_by', params: { rule: 'town', name: 'Dopłata gminy', by: 'Gmina Borów', amount: 3_000 } },
    ),
  ).toEqual([
    'Cena z cennika: 100 zł (Dorosły).',
    'Po terminie: +10 zł.',
    'Dopłata gminy (płaci Gmina Borów): −30 zł.',
    'Po zmianach: 80 zł.',
    'Liczą się ceny z dnia: 4 maja 2031.',
  ])
})

test('an option does not explain itself, and what is paid on the spot is outside the sum', () => {
  const reasons: Reason[] = [{ code: 'option', params: { option: 'Kielce' } }]
  const facts = factsOf({}, { optionName: 'Kielce', reasons, onSite: true, amount: 500, listAmount: 500 })
  const said = lineExplanations(facts)[1]?.sentences.map((each) => each.replaceAll('\u00a0', ' '))
  expect(said?.[0]).toBe('Cena z cennika: 5 zł.')
  expect(said).toContain('Płatne na miejscu, poza sumą zgłoszenia.')
  expect(totalExplanation(facts).sentences[0]?.replaceAll('\u00a0', ' ')).toBe('Jedna płatna pozycja: 80 zł.')
})

test('the mark is another one as soon as a sentence is', () => {
  const [one] = lineExplanations(factsOf({}))
  const [same] = lineExplanations(factsOf({}))
  expect(one?.mark).toBe(same?.mark)
  const [dearer] = lineExplanations(factsOf({ listAmount: 12_000 }))
  expect(dearer?.mark).not.toBe(one?.mark)
})
