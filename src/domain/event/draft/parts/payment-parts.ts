import type { DefinitionDocument } from '../../definition/definition.ts'
import { perPersonOf } from '../../definition/part-amount.ts'
import { pathOf } from '../../definition/problem.ts'
import { type Part, part, partsOfList } from './part.ts'

/** When and how people pay, and what they get back. */
export const paymentParts = ({ plans, refunds, fees }: DefinitionDocument): Part[] => [
  ...partsOfList(plans, 'plans', planParts),
  part('unpaid', 'payments', ['unpaid', 'alreadyDue', 'depositWord']),
  ...partsOfList(refunds, 'refunds', ({ when }, path) =>
    part('refund', 'payments', [path], { when: [when] }),
  ),
  part('changes', 'payments', ['changes', 'handOver', 'pricesOfStaying']),
  ...partsOfList(fees.transfer, 'fees.transfer', (_, path) => part('fees', 'payments', [path])),
  ...partsOfList(fees.change, 'fees.change', (_, path) => part('fees', 'payments', [path])),
]

const planParts = ({ name, when, parts }: DefinitionDocument['plans'][number], path: string): Part[] => [
  part('plan', 'payments', [path], { name, when: [when] }),
  ...partsOfList(parts, pathOf(path, 'parts'), (each, ofPart) => {
    const amount = perPersonOf(each)
    return [
      part('plan-part', 'payments', [ofPart], { name: each.name, when: [each.when] }),
      ...partsOfList(Array.isArray(amount) ? amount : [], pathOf(ofPart, 'amount.perPerson'), (row, ofRow) =>
        part('price-row', 'payments', [ofRow], { name: each.name, when: [row.when] }),
      ),
    ]
  }),
]
