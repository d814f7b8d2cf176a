import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomDrafts } from '#test/support/random-event/drafts.ts'
import { randomEvents } from '#test/support/random-event/event.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import { type RegistrationDraft, registrationDraftSchema } from '../registration/draft.ts'
import { sumMoney } from '../values/money.ts'
import type { Agreed } from './agreed.ts'
import { compileDefinition } from './compile.ts'
import { context } from './quote.fixture.ts'
import { quote } from './quote.ts'
import { quoteChange } from './quote-change.ts'
import type { QuoteDue } from './quote-result.ts'

const events = randomEvents({ family: true, code: false })
const drafts = randomDrafts().map((draft) => registrationDraftSchema.parse(draft))
const days = fc.integer({ min: 0, max: 60 })

/** What was agreed on 10 June, and the change a number of days later. */
function changed(event: EventDefinition, before: RegistrationDraft, after: RegistrationDraft, later: number) {
  const compiled = compileDefinition(event)
  const then = context()
  const { total, lines, due } = quote(compiled, before, then)
  const moments = { registeredAt: then.now, pricedAt: then.now }
  const agreed: Agreed = { draft: before, total, lines, due, channel: 'online', ...moments }
  return {
    agreed,
    left: quoteChange(compiled, agreed, after, { ...then, now: then.now.add({ days: later }) }),
  }
}

const sumOf = (due: readonly QuoteDue[]) => sumMoney(due.map(({ amount }) => amount))

/** How much has to be paid by a moment: a part needs those before it. */
const neededBy = (due: readonly QuoteDue[], moment: string) =>
  sumOf(due.slice(0, due.findLastIndex(({ until }) => until !== null && until <= moment) + 1))

test('a resignation makes nothing due sooner, and the parts add up', () => {
  fc.assert(
    fc.property(events, drafts, fc.nat(5), days, (event, draft, gone, later) => {
      fc.pre(draft.people.length > 1)
      const people = draft.people.filter((_, at) => at !== gone % draft.people.length)
      const { agreed, left } = changed(event, draft, { ...draft, people }, later)
      expect(sumOf(left.due)).toBe(left.total)
      for (const { until } of [...left.due, ...agreed.due])
        if (until !== null) expect(neededBy(left.due, until)).toBeLessThanOrEqual(neededBy(agreed.due, until))
    }),
    { numRuns: 200 },
  )
})

test('after any change the parts add up', () => {
  fc.assert(
    fc.property(events, drafts, drafts, days, (event, before, after, later) => {
      const { left } = changed(event, before, after, later)
      expect(sumOf(left.due)).toBe(left.total)
      expect(left.due.every(({ amount }) => amount > 0)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
