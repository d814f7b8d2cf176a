import { expect, test } from 'vitest'
import type { Agreed } from './agreed.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'
import { quote } from './quote.ts'
import { quoteChange } from './quote-change.ts'

const THEN = '2026-02-01T12:00:00'
const NOW = '2026-06-10T12:00:00'

test('a day before the start follows another term, though the other plan has a part of the same name', () => {
  const term = (id: string, start: string) => ({ id, name: id, price: 10_000, dates: { start } })
  const plan = (id: string, due: { on: string } | { days: number; before: 'start' }) => ({
    ...{ id, name: id },
    parts: [{ name: 'Całość', amount: 'rest' as const, due }],
  })
  const terms = compiled({
    items: [item({ choose: 'one', options: [term('july', '2026-07-10'), term('august', '2026-08-10')] })],
    plans: [plan('fixed', { on: '2026-07-01' }), plan('before', { days: 14, before: 'start' })],
  })
  const movedBy = (chosen: string) => {
    const [july, august] = ['july', 'august'].map((fee) => draft([{ choices: { fee } }], { plan: chosen }))
    if (july === undefined || august === undefined) throw new Error('There are two drafts.')
    const { total, lines, due } = quote(terms, july, context(THEN))
    const then = Temporal.PlainDateTime.from(THEN)
    const moments = { registeredAt: then, pricedAt: then }
    const agreed: Agreed = { draft: july, total, lines, due, channel: 'online', ...moments }
    return [due, quoteChange(terms, agreed, august, context(NOW)).due].map(([part]) =>
      part?.until?.slice(0, 10),
    )
  }
  expect(movedBy('before')).toEqual(['2026-06-26', '2026-07-27'])
  expect(movedBy('fixed')).toEqual(['2026-07-01', '2026-07-01'])
})
