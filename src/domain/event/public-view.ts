import type { Condition } from './condition.ts'
import { comparisonsOf, conditionsOf } from './conditions-of.ts'
import type { Claim, EventDefinition, Item, PaymentPart, Price } from './definition.ts'

/** What the browser may see. It can be compiled and quoted like any definition. */
export type PublicDefinition = EventDefinition & {
  /** Some rule asks for a password or a code, so the form has a field for it. */
  readonly asksCode: boolean
}

/**
 * The definition without what would give a password or a code away. Every rule that names one is left to
 * the server: its refusals and reductions are not foreseen here, but nothing more is refused either.
 */
export function publicView(definition: EventDefinition): PublicDefinition {
  const { windows, types, questions, requirements, statements, adjustments, plan, groups, items } = definition
  return {
    ...definition,
    asksCode: conditionsOf(definition).some(({ condition }) => namesCode(condition)),
    windows: windows.map(openToAll),
    types: types.map(openToAll),
    questions: questions.filter(isPublic),
    requirements: requirements.filter((each) => isPublic(each) && !namesCode(each.must)),
    statements: statements.filter(isPublic),
    adjustments: adjustments.filter((each) => isPublic(each) && !namesCode(each.rank?.among)),
    plan: plan.filter(isPublic).map(publicPart),
    groups: groups.map((group) => ({ ...group, claims: group.claims.filter(isPublic) })),
    items: items.filter(isPublic).map(publicItem),
    claims: definition.claims.filter(isPublic),
  }
}

type Conditional = { readonly when?: Condition | undefined }

const namesCode = (condition: Condition | undefined): boolean =>
  condition !== undefined && comparisonsOf(condition).some(({ fact }) => fact === 'code')

const isPublic = ({ when }: Conditional): boolean => !namesCode(when)

/** A code that would open something: the browser takes it as open, the server judges. */
function openToAll<T extends Conditional>(rule: T): T {
  if (isPublic(rule)) return rule
  return { ...rule, when: undefined }
}

function publicItem(item: Item): Item {
  return {
    ...item,
    price: publicPrice(item.price),
    claims: publicClaims(item.claims),
    options: item.options.map(({ price, claims, ...option }) => ({
      ...option,
      claims: publicClaims(claims),
      ...(price === undefined ? {} : { price: publicPrice(price) }),
    })),
  }
}

function publicPart(part: PaymentPart): PaymentPart {
  const { amount } = part
  if (typeof amount !== 'object' || !('perPerson' in amount)) return part
  return { ...part, amount: { perPerson: publicPrice(amount.perPerson) } }
}

const publicPrice = (price: Price): Price => (Array.isArray(price) ? price.filter(isPublic) : price)

const publicClaims = (claims: readonly Claim[]): Claim[] => claims.filter(isPublic)
