import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'

/** Ways of paying and their parts, changed one place at a time. */

export type Plan = DefinitionDocument['plans'][number]
export type Part = Plan['parts'][number]

/** The document with one way of paying changed. */
export const withPlan = (
  document: DefinitionDocument,
  id: string,
  change: (plan: Plan) => Plan,
): DefinitionDocument => ({
  ...document,
  plans: document.plans.map((plan) => (plan.id === id ? change(plan) : plan)),
})

/** The document with one more way of paying, behind the others: everything at once. */
export function withNewPlan(document: DefinitionDocument, name: string, part: string): DefinitionDocument {
  const id = idOfPlan(document, name)
  return { ...document, plans: [...document.plans, { id, name, per: 'person', parts: [wholePart(part)] }] }
}

export const idOfPlan = ({ plans }: DefinitionDocument, name: string): string =>
  idOfName(
    name,
    plans.map((plan) => plan.id),
  )

export const wholePart = (name: string): Part => ({
  ...{ name, amount: 'rest', due: { days: 3, after: 'registration' }, deposit: false },
})

/** The document without a way of paying; the last one stays. */
export const withoutPlan = (document: DefinitionDocument, id: string): DefinitionDocument =>
  document.plans.length === 1
    ? document
    : { ...document, plans: document.plans.filter((plan) => plan.id !== id) }

export const withPart = (plan: Plan, index: number, part: Part): Plan => ({
  ...plan,
  parts: plan.parts.with(index, part),
})

/** The plan with a part in front of the last, which takes what remains. */
export const withNewPart = (plan: Plan, part: Part): Plan => ({
  ...plan,
  parts: plan.parts.toSpliced(-1, 0, part),
})

/** The plan with a part twice, one behind the other: with another day, or for other people. */
export const withCopiedPart = (plan: Plan, index: number): Plan => {
  const part = plan.parts[index]
  return part === undefined ? plan : { ...plan, parts: plan.parts.toSpliced(index, 0, part) }
}

/** The plan without a part; the one that becomes the last takes what remains. The only one stays. */
export function withoutPart(plan: Plan, index: number): Plan {
  if (plan.parts.length === 1) return plan
  const parts = plan.parts.toSpliced(index, 1)
  return { ...plan, parts: index === parts.length ? endingWithRest(parts) : parts }
}

function endingWithRest(parts: readonly Part[]): Part[] {
  const last = parts.at(-1)
  if (last === undefined) return []
  const { round: _, ...kept } = last
  return parts.with(-1, { ...kept, amount: 'rest' })
}
