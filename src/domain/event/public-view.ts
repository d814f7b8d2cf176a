import { type FactRegistry, factsOf } from '../quote/facts.ts'
import { isOfOffice } from '../registration/is-of-office.ts'
import type { Condition } from './definition/condition.ts'
import type { Claim, EventDefinition, Group, Item, ParticipantType, Price } from './definition/definition.ts'
import { cellsOf, isTable, type PriceTable } from './definition/price-table.ts'
import { conditionsOf } from './facts/conditions-of.ts'
import { askedWhen } from './facts/question-rules.ts'
import { lenient, type Secrets, secretsOf, withoutCodes } from './facts/secrets.ts'
import { shownBlocks } from './page/page-blocks.ts'

/** What the browser may see. It can be compiled and quoted like any definition. */
export type PublicDefinition = EventDefinition & {
  /** Some rule asks for a password or a code, so the form has a field for it. */
  readonly asksCode: boolean
}

/**
 * The definition without anything that would reveal a password or a code. A person who types none is priced exactly as
 * by the whole; what a right code makes cheaper is not foreseen here. Nothing more is refused than by the whole: a rule
 * that would refuse, and that a code decides, is left to the server, and what a code opens is offered to anyone who has
 * typed some code.
 */
export function publicView(definition: EventDefinition): PublicDefinition {
  const secrets = secretsOf(definition)
  const view = new PublicParts(definition, secrets)
  const { isSecret } = secrets
  const { carers } = definition
  return withoutCodes({
    ...definition,
    page: withoutHidden(definition.page),
    asksCode: asksCode(definition) || conditionsOf(definition).some(({ condition }) => isSecret(condition)),
    windows: definition.windows.map(view.opened),
    types: definition.types.map(view.place),
    groups: definition.groups.map(view.place),
    sections: definition.sections.map(view.ajar),
    questions: definition.questions
      .filter((question) => !isOfOffice(question))
      .map(({ seenBy: _, ...question }) =>
        isSecret(askedWhen(definition, question)) ? { ...view.ajar(question), required: false } : question,
      ),
    requirements: definition.requirements.filter(({ when, must }) => !isSecret(when) && !isSecret(must)),
    statements: definition.statements.filter(view.isPublic),
    plans: definition.plans.map(view.ajar),
    // They are reported, and calculated on the server.
    refunds: definition.refunds.filter(view.isPublic),
    items: definition.items.map(view.item),
    claims: definition.claims.filter(view.isClaimed),
    carers: isSecret(carers?.for) || isSecret(carers?.may) ? null : carers,
    // The names of allotments are confidential.
    // A list without codes accepts any of them: the server decides.
    pools: definition.pools.map(({ codes: _, issued: __, ...pool }) => ({ ...pool, allotments: [] })),
    numbers: [],
  })
}

/** What the organiser keeps off the page is not in it either. */
const withoutHidden = (page: EventDefinition['page']): EventDefinition['page'] =>
  page.blocks === undefined ? page : { ...page, blocks: [...shownBlocks(page)] }

/** The same for a page that only registers people: what is read on the page of the event is left out. */
export const formView = (definition: EventDefinition): PublicDefinition => {
  const { blocks: _, photo: __, ...page } = definition.page
  return publicView({ ...definition, page })
}

/** Whether a list of codes is for the field of the registration, and not for answers. */
const asksCode = ({ pools, questions }: EventDefinition): boolean =>
  pools.some(({ id, per }) => per === 'code' && !questions.some(({ codes }) => codes === id))

type Conditional = { readonly when?: Condition | undefined }
type Row = Extract<Price, readonly unknown[]>[number]

/** The parts of a definition that are visible to everyone. */
class PublicParts {
  readonly #secrets: Secrets
  readonly #facts: FactRegistry

  readonly #lists: ReadonlySet<string>

  constructor(definition: EventDefinition, secrets: Secrets) {
    this.#secrets = secrets
    this.#facts = factsOf(definition)
    this.#lists = new Set(definition.pools.flatMap(({ id, per }) => (per === 'code' ? [id] : [])))
  }

  readonly isPublic = ({ when }: Conditional): boolean => !this.#secrets.isSecret(when)

  /** Which code of a list is used how often only the server knows. */
  readonly isClaimed = (claim: Claim): boolean =>
    this.isPublic(claim) && ![claim.pool].flat().some((pool) => this.#lists.has(pool))

  /** A code that would open something: the browser treats it as open, the server decides. */
  readonly opened = <T extends Conditional>(rule: T): T =>
    this.isPublic(rule) ? rule : { ...rule, when: undefined }

  /** Something that stays hidden until a code, any code, is typed. */
  readonly ajar = <T extends Conditional>(rule: T): T =>
    this.isPublic(rule) ? rule : { ...rule, when: lenient(rule.when, this.#secrets) }

  readonly place = <T extends Group | ParticipantType>(place: T): T => ({
    ...this.opened(place),
    windows: place.windows.map(this.opened),
    claims: place.claims.filter(this.isClaimed),
  })

  readonly item = (item: Item): Item => ({
    ...this.#offered(item),
    // A charge for everyone refuses no one: it applies, or does not, as without a code.
    windows: item.choose === 'always' ? item.windows : item.windows.map(this.opened),
    price: this.#price(item.price, this.#isGuessed(item)),
    claims: item.claims.filter(this.isClaimed),
    options: item.options.map(({ price, ...option }) => ({
      ...this.opened(option),
      windows: option.windows.map(this.opened),
      claims: option.claims.filter(this.isClaimed),
      ...(price === undefined ? {} : { price: this.#price(price) }),
    })),
  })

  /** A charge for everyone applies as without a code; an option need not be chosen by a person who only guesses. */
  #offered(item: Item): Item {
    if (this.isPublic(item) || item.choose === 'always') return item
    return { ...this.ajar(item), choose: item.choose === 'one' ? 'optional' : item.choose, min: undefined }
  }

  /** Whether an item applies to everyone here from which a code would exempt: then no price may be missing. */
  #isGuessed = ({ choose, when, windows }: Item): boolean =>
    choose === 'always' && [{ when }, ...windows].some((each) => !this.isPublic(each))

  /** The prices without a code; people who have no other price see the one that a code would give. */
  #price(price: Price, isGuessed = false): Price {
    if (typeof price === 'number') return price
    if (isTable(price)) return this.#table(price, isGuessed)
    const last = price.findLast((row) => isGuessed || !this.isPublic(row))
    if (last === undefined || price.some(({ when }) => when === undefined)) return price
    return [...price, { ...last, when: undefined }]
  }

  /** A table with a heading that a code decides, as rows: it may have no cell for a person who has typed none. */
  #table(table: PriceTable, isGuessed: boolean): Price {
    const { names } = this.#secrets
    if (!isGuessed && !table.by.some((fact) => names.has(fact))) return table
    const cells = cellsOf(table).flatMap(({ values, amount }) =>
      amount === null ? [] : [this.#cell(table, values, amount)],
    )
    return [...cells, { amount: Math.max(0, ...cells.map(({ amount }) => amount)) }]
  }

  #cell({ by }: PriceTable, values: readonly string[], amount: number): Row {
    const cells = by.map((fact, i) => ({ fact, is: values[i] ?? '' }))
    const nameOf = ({ fact, is }: { readonly fact: string; readonly is: string }) =>
      this.#facts.get(fact)?.values?.find(({ value }) => value === is)?.name ?? is
    return { when: { all: cells }, amount, name: cells.map(nameOf).join(', ') }
  }
}
