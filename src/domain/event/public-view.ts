import { type FactRegistry, factsOf } from '../quote/facts.ts'
import type { Condition } from './condition.ts'
import { conditionsOf } from './conditions-of.ts'
import type { EventDefinition, Group, Item, ParticipantType, Price } from './definition.ts'
import { lenient, type Secrets, secretsOf, withoutCodes } from './secrets.ts'

/** What the browser may see. It can be compiled and quoted like any definition. */
export type PublicDefinition = EventDefinition & {
  /** Some rule asks for a password or a code, so the form has a field for it. */
  readonly asksCode: boolean
}

/**
 * The definition without what would give a password or a code away. Who types none is priced exactly as by the
 * whole; what a right code makes cheaper is not foreseen here. Nothing more is refused than by the whole: a rule that
 * would refuse, and that a code decides, is left to the server, and what a code opens is offered to whoever has
 * typed some code.
 */
export function publicView(definition: EventDefinition): PublicDefinition {
  const secrets = secretsOf(definition)
  const view = new PublicParts(secrets, factsOf(definition))
  const { isSecret } = secrets
  const { carers } = definition
  return withoutCodes({
    ...definition,
    asksCode: conditionsOf(definition).some(({ condition }) => isSecret(condition)),
    windows: definition.windows.map(view.opened),
    types: definition.types.map(view.place),
    groups: definition.groups.map(view.place),
    questions: definition.questions.map((question) =>
      isSecret(question.when) ? { ...view.ajar(question), required: false } : question,
    ),
    requirements: definition.requirements.filter(({ when, must }) => !isSecret(when) && !isSecret(must)),
    statements: definition.statements.filter(view.isPublic),
    plans: definition.plans.map(view.ajar),
    // They are told, and reckoned on the server.
    refunds: definition.refunds.filter(view.isPublic),
    items: definition.items.map(view.item),
    claims: definition.claims.filter(view.isPublic),
    carers: isSecret(carers?.for) || isSecret(carers?.may) ? null : carers,
    // Whom the organiser sets places aside for is nobody's business.
    pools: definition.pools.map((pool) => ({ ...pool, allotments: [] })),
    numbers: [],
  })
}

type Conditional = { readonly when?: Condition | undefined }
type Row = Extract<Price, readonly unknown[]>[number]
type Table = Extract<Price, { amounts: unknown }>

/** The parts of a definition as everybody may see them. */
class PublicParts {
  readonly #secrets: Secrets
  readonly #facts: FactRegistry

  constructor(secrets: Secrets, facts: FactRegistry) {
    this.#secrets = secrets
    this.#facts = facts
  }

  readonly isPublic = ({ when }: Conditional): boolean => !this.#secrets.isSecret(when)

  /** A code that would open something: the browser takes it as open, the server judges. */
  readonly opened = <T extends Conditional>(rule: T): T =>
    this.isPublic(rule) ? rule : { ...rule, when: undefined }

  /** Something that nobody need see before having typed a code, whichever. */
  readonly ajar = <T extends Conditional>(rule: T): T =>
    this.isPublic(rule) ? rule : { ...rule, when: lenient(rule.when, this.#secrets) }

  readonly place = <T extends Group | ParticipantType>(place: T): T => ({
    ...this.opened(place),
    windows: place.windows.map(this.opened),
    claims: place.claims.filter(this.isPublic),
  })

  readonly item = (item: Item): Item => ({
    ...this.#offered(item),
    // What everybody pays refuses nobody: it comes, or does not, as without a code.
    windows: item.choose === 'always' ? item.windows : item.windows.map(this.opened),
    price: this.#price(item.price, this.#isGuessed(item)),
    claims: item.claims.filter(this.isPublic),
    options: item.options.map(({ price, ...option }) => ({
      ...this.opened(option),
      windows: option.windows.map(this.opened),
      claims: option.claims.filter(this.isPublic),
      ...(price === undefined ? {} : { price: this.#price(price) }),
    })),
  })

  /** What everybody pays comes as without a code; what may be chosen need not be chosen by who only guesses. */
  #offered(item: Item): Item {
    if (this.isPublic(item) || item.choose === 'always') return item
    return { ...this.ajar(item), choose: item.choose === 'one' ? 'optional' : item.choose, min: undefined }
  }

  /** Whether something comes to everybody here from which a code would free: then no price may be missing. */
  #isGuessed = ({ choose, when, windows }: Item): boolean =>
    choose === 'always' && [{ when }, ...windows].some((each) => !this.isPublic(each))

  /** The prices without a code; who has no other price is shown the one that a code would give. */
  #price(price: Price, isGuessed = false): Price {
    if (typeof price === 'number') return price
    if ('amounts' in price) return this.#table(price, isGuessed)
    const last = price.findLast((row) => isGuessed || !this.isPublic(row))
    if (last === undefined || price.some(({ when }) => when === undefined)) return price
    return [...price, { ...last, when: undefined }]
  }

  /** A table with a heading that a code decides, as rows: it may have no cell for who has typed none. */
  #table(table: Table, isGuessed: boolean): Price {
    const { names } = this.#secrets
    if (!isGuessed && !names.has(table.rows) && !names.has(table.columns)) return table
    const cells = Object.entries(table.amounts).flatMap(([row, line]) =>
      Object.entries(line).flatMap(([column, amount]) =>
        amount === null ? [] : [this.#cell(table, row, column, amount)],
      ),
    )
    return [...cells, { amount: Math.max(0, ...cells.map(({ amount }) => amount)) }]
  }

  #cell({ rows, columns }: Table, row: string, column: string, amount: number): Row {
    const nameOf = (fact: string, key: string) =>
      this.#facts.get(fact)?.values?.find(({ value }) => value === key)?.name ?? key
    const headings: Condition[] = [
      { fact: rows, is: row },
      { fact: columns, is: column },
    ]
    return { when: { all: headings }, amount, name: `${nameOf(rows, row)}, ${nameOf(columns, column)}` }
  }
}
