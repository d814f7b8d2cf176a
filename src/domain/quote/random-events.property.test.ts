import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODE } from '#test/support/random-event/conditions.ts'
import { randomDrafts } from '#test/support/random-event/drafts.ts'
import { randomEvents } from '#test/support/random-event/event.ts'
import type { Effect, EventDefinition } from '../event/definition/definition.ts'
import { publicView } from '../event/public-view.ts'
import { type RegistrationDraft, registrationDraftSchema } from '../registration/draft.ts'
import { sumMoney } from '../values/money.ts'
import { compileDefinition } from './compile.ts'
import { context } from './quote.fixture.ts'
import { quote } from './quote.ts'
import type { Quote, QuoteProblem } from './quote-result.ts'
import { personScopes, wholeScope } from './scope.ts'

const family = randomEvents({ family: true, code: false })
const plain = randomEvents({ family: false, code: false })
const secret = randomEvents({ family: true, code: true })
const drafts = randomDrafts().map((draft) => registrationDraftSchema.parse(draft))
/** One or two people: more of them are rarely without any problem. */
const couples = randomDrafts(2).map((draft) => registrationDraftSchema.parse(draft))
const RUNS = { numRuns: 120 }

const ask = (event: EventDefinition, draft: RegistrationDraft) =>
  quote(compileDefinition(event), draft, context())
const sumOf = (all: readonly { readonly amount: number }[]) => sumMoney(all.map(({ amount }) => amount))
const changes = (reasons: Quote['lines'][number]['reasons'], ...codes: string[]) =>
  sumMoney(reasons.filter(({ code }) => codes.includes(code)).map(({ params }) => Number(params.amount)))

test('lines, what is paid on the spot, subsidies and dues add up, and nothing is negative', () => {
  fc.assert(
    fc.property(family, drafts, (event, draft) => {
      const { lines, total, onSite, subsidies, due, claims } = ask(event, draft)
      expect(sumOf(lines.filter((line) => !line.onSite))).toBe(total)
      expect(sumOf(lines.filter((line) => line.onSite))).toBe(onSite)
      expect(sumOf(due)).toBe(total)
      expect(sumMoney(lines.map(({ reasons }) => changes(reasons, 'paid_by')))).toBe(sumOf(subsidies))
      for (const { amount, listAmount, reasons } of lines) {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(listAmount + changes(reasons, 'raised') - changes(reasons, 'adjusted', 'paid_by')).toBe(amount)
      }
      const smallest = Math.min(1, ...due.map(({ amount }) => amount), ...claims.map(({ units }) => units))
      expect(smallest).toBe(1)
    }),
    RUNS,
  )
})

test('a registration without problems has every fact known, so no rule was skipped', () => {
  fc.assert(
    fc.property(family, couples, (event, draft) => {
      const compiled = compileDefinition(event)
      fc.pre(quote(compiled, draft, context()).problems.length === 0)
      const whole = wholeScope(draft, context())
      const unknown = [...personScopes(whole), whole].flatMap((scope) =>
        [...compiled.facts.values()].filter(({ read }) => read(scope) === undefined).map(({ name }) => name),
      )
      expect(unknown).toEqual([])
    }),
    { numRuns: 60 },
  )
})

/**
 * Without order-dependent rules: tiers that are used up, ranks among equal prices, more than one rule that spreads a
 * sum over the people one after another, and tax that is rounded for each line of it.
 */
function withoutOrder(event: EventDefinition): EventDefinition {
  const rules = event.adjustments.filter(({ pool, rank }) => pool === undefined && rank === undefined)
  const [spread = [], others = []] = [true, false].map((wanted) =>
    rules.filter(({ effect }) => isSpread(effect) === wanted),
  )
  const items = event.items.map((item) => ({ ...item, vat: undefined }))
  return { ...event, items, adjustments: [...others, ...spread.slice(0, 1)] }
}

const isSpread = (effect: Effect) =>
  effect.kind === 'free-for-each' || JSON.stringify(effect).includes('"per":"registration"')

test('the order of typing changes no total, no claim and no problem, unless a rule depends on it', () => {
  const shuffled = drafts.chain((draft) =>
    fc.tuple(
      fc.constant(draft),
      fc
        .shuffledSubarray(draft.people, { minLength: draft.people.length })
        .map((people) => ({ ...draft, people })),
    ),
  )
  fc.assert(
    fc.property(family, shuffled, (event, [typed, other]) => {
      const born = typed.people.map(({ birthDate }) => birthDate)
      fc.pre(new Set(born).size === born.length)
      const [first, second] = [typed, other].map((draft) => ask(withoutOrder(event), draft))
      expect(second?.total).toBe(first?.total)
      expect(second?.onSite).toBe(first?.onSite)
      expect(second?.claims).toEqual(first?.claims)
      expect(second?.problems.map(textOf).sort()).toEqual(first?.problems.map(textOf).sort())
    }),
    RUNS,
  )
})

const textOf = ({ code, person, where }: QuoteProblem) => `${code} ${person} ${where}`

test('without family rules people pay together the sum of what they pay separately', () => {
  fc.assert(
    fc.property(plain, drafts, (event, draft) => {
      const apart = draft.people.map((person) => ask(event, { ...draft, people: [person] }))
      const together = ask(event, draft)
      expect(together.total).toBe(sumMoney(apart.map(({ total }) => total)))
      expect(together.onSite).toBe(sumMoney(apart.map(({ onSite }) => onSite)))
      expect(together.lines).toEqual(apart.flatMap(({ lines }) => lines))
    }),
    RUNS,
  )
})

test('a further person removes no problem of the others, except that they are too few', () => {
  fc.assert(
    fc.property(plain, drafts, (event, draft) => {
      fc.pre(draft.people.length > 1)
      const before = ask(event, { ...draft, people: draft.people.slice(0, -1) }).problems
      const after = ask(event, draft).problems
      const isStill = (old: QuoteProblem) =>
        after.some(
          ({ code, person, where }) =>
            code === old.code &&
            where === old.where &&
            (person === old.person || person === null || old.person === null),
        )
      expect(before.filter(({ code }) => code !== 'group_too_small').filter((old) => !isStill(old))).toEqual(
        [],
      )
    }),
    RUNS,
  )
})

const shown = ({ lines }: Quote) =>
  lines.map(({ person, item, option, quantity, amount, onSite }) => [
    person,
    item,
    option,
    quantity,
    amount,
    onSite,
  ])

test('the public view shows no code, prices as the whole without one, and refuses no one whom the whole admits', () => {
  const typed = fc.constantFrom(null, CODE, 'zgaduję')
  fc.assert(
    fc.property(secret, couples, typed, (event, draft, code) => {
      const view = publicView(event)
      expect(JSON.stringify(view)).not.toContain(CODE)
      const whole = ask(event, { ...draft, code })
      const seen = ask(view, { ...draft, code })
      fc.pre(whole.problems.length === 0)
      expect(seen.problems).toEqual([])
      if (code === null) expect(shown(seen)).toEqual(shown(whole))
    }),
    { numRuns: 50 },
  )
})

test('any draft of the right shape has a quote, whatever its content', () => {
  const wild = fc
    .record({
      people: fc.array(
        fc.record({
          ref: fc.constantFrom('a', 'b', '__proto__', 'toString'),
          firstName: fc.string({ maxLength: 5 }),
          lastName: fc.string({ maxLength: 5 }),
          birthDate: fc.constantFrom(null, '0001-01-01', '9999-12-31', '2012-02-29'),
          type: fc.constantFrom(null, '', 'adult', 'constructor'),
          group: fc.constantFrom(null, 'red', 'toString'),
          choices: fc.dictionary(
            fc.constantFrom('fee', 'room', 'days', 'coach', 'mug', 'gift', 'constructor'),
            fc.oneof(
              fc.constantFrom<unknown[]>('bath', ['fri', 'fri'], ['sun', 'fri'], true, { bath: 2 }, {}, ''),
              fc.nat(),
            ),
          ),
        }),
        { maxLength: 4 },
      ),
      registeredBy: fc.constantFrom(null, 'a', 'z'),
      slot: fc.constantFrom(null, '2026-06-12T10:30:00'),
      carers: fc.constantFrom({}, { a: 'b' }),
      plan: fc.constantFrom(null, 'whole', 'other'),
    })
    .map((draft) => registrationDraftSchema.safeParse(draft))
    .filter(({ success }) => success)
  fc.assert(
    fc.property(secret, wild, (event, { data }) => {
      if (data === undefined) return
      const { lines, total, due } = ask(event, data)
      expect(sumOf(lines.filter((line) => !line.onSite))).toBe(total)
      expect(sumOf(due)).toBe(total)
    }),
    RUNS,
  )
})
