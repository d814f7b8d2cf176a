import type { FactValue } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'

/** What an event no longer has: rules that still name it would speak of nothing. */
export interface Gone {
  /** Whether this value of the fact is gone; a group, an option, a value of an own fact. */
  readonly hasValue: (fact: string, value: FactValue) => boolean
  /** Whether the whole fact is gone: the answer to a question, the choice of an item. */
  readonly hasFact: (fact: string) => boolean
  readonly items: ReadonlySet<string>
  readonly pools: ReadonlySet<string>
  /** How much is gone: while sweeping takes more away, this grows. */
  readonly size: number
}

/** What of an earlier document is not in the later one. */
export function goneBetween(before: DefinitionDocument, after: DefinitionDocument): Gone {
  const [had, has] = [namesOf(before), namesOf(after)]
  const values = without(had.values, has.values)
  const facts = without(had.facts, has.facts)
  const pools = without(had.pools, has.pools)
  return {
    hasValue: (fact, value) => values.has(`${fact} ${value}`),
    hasFact: (fact) => facts.has(fact),
    items: without(idsOf(before.items), idsOf(after.items)),
    pools,
    size: values.size + facts.size + pools.size,
  }
}

const idsOf = (parts: readonly { readonly id: string }[]) => new Set(parts.map(({ id }) => id))
const without = (all: ReadonlySet<string>, left: ReadonlySet<string>) =>
  new Set([...all].filter((each) => !left.has(each)))

/** Facts, values ('fact value') and limits that rules of the document may name. */
function namesOf({ groups, types, questions, items, facts, plans, pools }: DefinitionDocument) {
  const ofGroups = groups.map(({ id }) => ({ fact: 'group', value: id, count: `peopleInGroup.${id}` }))
  const ofTypes = types.map(({ id }) => ({ fact: 'type', value: id, count: `peopleOfType.${id}` }))
  const ofQuestions = questions.flatMap(({ id, options }) =>
    options.map((option) => `answer.${id} ${option.id}`),
  )
  const ofOptions = items.flatMap(({ id, options }) =>
    options.map((option) => ({ fact: `chosen.${id}`, value: option.id, item: id })),
  )
  const ofClasses = facts.flatMap((own) =>
    own.kind === 'class' ? own.values.map(({ id }) => `own.${own.id} ${id}`) : [],
  )
  return {
    values: new Set([
      ...[...ofGroups, ...ofTypes, ...ofOptions].map(({ fact, value }) => `${fact} ${value}`),
      ...[...ofQuestions, ...ofClasses, ...plans.map(({ id }) => `plan ${id}`)],
      ...optionsOfLines(items),
    ]),
    facts: new Set([
      ...[...ofGroups, ...ofTypes].map(({ count }) => count),
      ...questions.flatMap(({ id }) => [`answer.${id}`, `count.${id}`]),
      ...items.flatMap(({ id }) => OF_ITEMS.map((family) => `${family}.${id}`)),
      ...ofOptions.flatMap(({ item, value }) => [`number.${item}.${value}`, `total.${item}.${value}`]),
      ...facts.map(({ id }) => `own.${id}`),
    ]),
    pools: new Set([
      ...pools.map(({ id }) => id),
      ...[...groups, ...types, ...items, ...items.flatMap(({ options }) => options)].flatMap(ownLimit),
    ]),
  }
}

const OF_ITEMS = ['chosen', 'number', 'total', 'first', 'last', 'price', 'listPrice'] as const

/** The option of a line, whatever item it is of. */
const optionsOfLines = (items: DefinitionDocument['items']) =>
  items.flatMap(({ options }) => options.map(({ id }) => `option ${id}`))

type Limited = Pick<DefinitionDocument['groups'][number], 'id' | 'limit'>

const ownLimit = ({ id, limit }: Limited): string[] =>
  limit === undefined ? [] : [typeof limit === 'number' ? id : (limit.id ?? id)]
