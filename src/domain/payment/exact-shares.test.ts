import { expect, test } from 'vitest'
import { sharesOfParts } from '../quote/due.ts'
import { instalmentsOf } from '../quote/instalments.ts'
import { compiled, context, draft, item } from '../quote/quote.fixture.ts'
import { personScopes, wholeScope } from '../quote/scope.ts'
import { rounded } from '../values/fraction.ts'
import { exactMoney } from './exact-shares.ts'

const event = compiled({ items: [item({ price: 10_000 })] })
const whole = wholeScope(draft([{}]), context())
const costs = [{ item: 'fee', isDonation: false, amount: 10_000 }]
const owing = personScopes(whole).map((scope) => ({ scope, costs, amount: 10_000 }))
const parts = sharesOfParts(event, owing, whole)
const instalments = instalmentsOf(event, owing, parts, whole)

test.each([
  ['nothing where more went back than came', -100, 0],
  ['what came', 4000, 4000],
  ['no more than is owed', 12_000, 10_000],
])('of a part is paid %s', (_, paid, covered) => {
  const shares = exactMoney(parts, instalments, owing, paid)
  expect(shares.map((each) => each.map((share) => rounded(share.paid)))).toEqual([[covered]])
})
