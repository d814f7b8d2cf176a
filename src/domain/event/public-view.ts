import type { Condition } from './condition.ts'
import { comparisonsOf, conditionsOf } from './conditions-of.ts'
import type {
  EventDefinition,
  Group,
  Item,
  OwnFact,
  ParticipantType,
  PaymentPart,
  PaymentPlan,
  Price,
} from './definition.ts'

/** What the browser may see. It can be compiled and quoted like any definition. */
export type PublicDefinition = EventDefinition & {
  /** Some rule asks for a password or a code, so the form has a field for it. */
  readonly asksCode: boolean
}

/**
 * The definition without what would give a password or a code away. Every rule that names one, or a fact that
 * follows from one, is left to the server: its refusals and reductions are not foreseen here, but nothing more is
 * refused either.
 */
export function publicView(definition: EventDefinition): PublicDefinition {
  const isSecret = secretsOf(definition)
  const view = new PublicParts((when) => when !== undefined && isSecret(when))
  const { requirements, pools, facts } = definition
  return {
    ...definition,
    asksCode: conditionsOf(definition).some(({ condition }) => isSecret(condition)),
    windows: definition.windows.map(view.opened),
    types: definition.types.map(view.place),
    groups: definition.groups.map(view.place),
    questions: definition.questions.filter(view.isPublic),
    facts: facts.filter(({ id }) => !isSecret({ fact: `own.${id}`, is: true })),
    requirements: requirements.filter((each) => view.isPublic(each) && !isSecret(each.must)),
    statements: definition.statements.filter(view.isPublic),
    adjustments: definition.adjustments.filter(view.isPublic),
    approvals: definition.approvals.filter(view.isPublic),
    plans: view.plans(definition.plans),
    items: definition.items.filter(view.isPublic).map(view.item),
    claims: definition.claims.filter(view.isPublic),
    // Whom the organiser sets places aside for is nobody's business.
    pools: pools.map((pool) => ({ ...pool, allotments: [] })),
    numbers: [],
  }
}

/** Whether a condition asks for a code, or for a fact of the organiser's own that follows from one. */
function secretsOf({ facts }: EventDefinition): (condition: Condition) => boolean {
  const secrets = new Set(['code'])
  const isSecret = (condition: Condition) => comparisonsOf(condition).some(({ fact }) => secrets.has(fact))
  // Facts may follow from each other in any order: as many rounds as there are facts find all.
  for (const _ of facts) {
    for (const own of facts) if (dependsOn(own, secrets, isSecret)) secrets.add(`own.${own.id}`)
  }
  return isSecret
}

function dependsOn(
  own: OwnFact,
  secrets: ReadonlySet<string>,
  isSecret: (condition: Condition) => boolean,
): boolean {
  if (own.kind === 'sum') return own.of.some((name) => secrets.has(name))
  const asked = own.kind === 'class' ? own.values.map(({ when }) => when) : [conditionOf(own)]
  return asked.some((when) => when !== undefined && isSecret(when))
}

const conditionOf = (own: Extract<OwnFact, { kind: 'count' | 'rank' }>) =>
  own.kind === 'count' ? own.when : own.among

type Conditional = { readonly when?: Condition | undefined }

/** The parts of a definition as everybody may see them. */
class PublicParts {
  readonly #isSecret: (when: Condition | undefined) => boolean

  constructor(isSecret: (when: Condition | undefined) => boolean) {
    this.#isSecret = isSecret
  }

  readonly isPublic = ({ when }: Conditional): boolean => !this.#isSecret(when)

  /** A code that would open something: the browser takes it as open, the server judges. */
  readonly opened = <T extends Conditional>(rule: T): T =>
    this.isPublic(rule) ? rule : { ...rule, when: undefined }

  readonly place = <T extends Group | ParticipantType>(place: T): T => ({
    ...this.opened(place),
    windows: place.windows.map(this.opened),
    claims: place.claims.filter(this.isPublic),
  })

  readonly item = (item: Item): Item => ({
    ...item,
    windows: item.windows.map(this.opened),
    price: this.#price(item.price),
    claims: item.claims.filter(this.isPublic),
    options: item.options.map(({ price, ...option }) => ({
      ...this.opened(option),
      windows: option.windows.map(this.opened),
      claims: option.claims.filter(this.isPublic),
      ...(price === undefined ? {} : { price: this.#price(price) }),
    })),
  })

  /** Ways of paying that no code decides; there is always one. */
  plans(plans: readonly PaymentPlan[]): PaymentPlan[] {
    const open = plans.filter(this.isPublic)
    return (open.length > 0 ? open : plans.slice(0, 1).map(this.opened)).map((plan) => ({
      ...plan,
      parts: plan.parts.filter(this.isPublic).map((part) => this.#part(part)),
    }))
  }

  #part(part: PaymentPart): PaymentPart {
    const { amount } = part
    if (typeof amount !== 'object' || !('perPerson' in amount)) return part
    return { ...part, amount: { perPerson: this.#price(amount.perPerson) } }
  }

  #price(price: Price): Price {
    return Array.isArray(price) ? price.filter(this.isPublic) : price
  }
}
