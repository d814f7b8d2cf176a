import { factsOf } from '../../../quote/facts.ts'
import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { comparisonsOf } from '../../facts/conditions-of.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { type Fields, withPartFields } from '../with-fields.ts'
import { accessOf } from './access.ts'
import { registrantsOf } from './registrants.ts'

export type Rule = DefinitionDocument['requirements'][number]

/** What '+ Dodaj zasadę' offers. Never recognised afterwards: all of them are one kind of rule. */
export const RULES = ['needs', 'excludes', 'only-for', 'if'] as const
export type NewRule = (typeof RULES)[number]

/** The rules that this page shows as such: those that have no sentence of their own. */
export function rulesOf(document: DefinitionDocument): readonly Rule[] {
  const { minorsRule, adultsRule } = registrantsOf(document)
  const taken = [accessOf(document), minorsPerAdultOf(document), minorsRule, adultsRule].map(
    (rule) => rule?.id,
  )
  return document.requirements.filter(({ id }) => !taken.includes(id))
}

/**
 * The document with a new rule.
 * @param words its refusal, until the organiser writes other words
 */
export function withNewRule(document: DefinitionDocument, rule: NewRule, words: string): DefinitionDocument {
  const id = idOfName(
    'zasada',
    document.requirements.map((each) => each.id),
  )
  const added: Rule = {
    id,
    of: 'person',
    ...conditionsOf(document, rule),
    code: 'not_eligible',
    message: words,
  }
  return { ...document, requirements: [...document.requirements, placed(document, added)] }
}

type Conditions = Pick<Rule, 'must'> & Pick<Partial<Rule>, 'when'>

/** What a new rule begins with: something that the event has, so that it can be seen what to change. */
function conditionsOf(document: DefinitionDocument, rule: NewRule): Conditions {
  const [first = ADULT, second = first] = thingsOf(document)
  switch (rule) {
    case 'needs':
      return { when: first, must: second === first ? ADULT : second }
    case 'excludes':
      return { when: first, must: { not: second === first ? ADULT : second } }
    case 'only-for':
      return { must: ADULT }
    case 'if':
      return { when: first, must: ADULT }
  }
}

const ADULT: Condition = { fact: 'age', atLeast: 18 }

/** What people choose, each with its first option. */
const thingsOf = ({ items }: DefinitionDocument): Condition[] =>
  items
    .filter(({ choose, per }) => choose !== 'always' && per === 'person')
    .map(({ id, options: [option] }) =>
      option === undefined ? { fact: `chosen.${id}`, given: true } : { fact: `chosen.${id}`, is: option.id },
    )

/** The document with some fields of one rule changed; whom it is judged for and where it stands follow from them. */
export const withRule = (
  document: DefinitionDocument,
  id: string,
  fields: Fields<Rule>,
): DefinitionDocument => ({
  ...document,
  requirements: document.requirements.map((rule) => {
    if (rule.id !== id) return rule
    const changed = withPartFields(rule, fields)
    if ('must' in fields) return placed(document, changed)
    return 'when' in fields ? { ...changed, of: placed(document, changed).of } : changed
  }),
})

export const withoutRule = (document: DefinitionDocument, id: string): DefinitionDocument => ({
  ...document,
  requirements: document.requirements.filter((rule) => rule.id !== id),
})

/** A rule that asks something of a person is judged for each; its refusal stands where its answer is given. */
function placed(document: DefinitionDocument, rule: Rule): Rule {
  const facts = factsOf(expandDefinition(document))
  const asked = [rule.when, rule.must].flatMap((condition) =>
    condition === undefined ? [] : comparisonsOf(condition),
  )
  const isOfPerson = asked.some(({ fact }) => facts.get(fact)?.of === 'person')
  const [first] = comparisonsOf(rule.must)
  return withPartFields(rule, {
    of: isOfPerson ? 'person' : 'registration',
    where: first === undefined ? undefined : fieldOf(first.fact),
  })
}

const FIELDS: Readonly<Record<string, string>> = {
  age: 'birthDate',
  ageNow: 'birthDate',
  birthYear: 'birthDate',
  birthDate: 'birthDate',
  sex: 'sex',
  group: 'group',
  type: 'type',
  people: 'people',
  code: 'code',
}

function fieldOf(fact: string): string | undefined {
  const [family = '', id] = fact.split('.')
  return id === undefined
    ? FIELDS[fact]
    : ['answer', 'chosen', 'count', 'number'].includes(family)
      ? id
      : undefined
}

/** How many minors one adult of a registration may bring. */
export interface MinorsPerAdult {
  readonly id: string
  readonly most: number
}

/** The rule about it; null where there is none, or one that says more. */
export function minorsPerAdultOf({ requirements }: DefinitionDocument): MinorsPerAdult | null {
  for (const { id, of, when, must } of requirements) {
    if (of !== 'registration' || when !== undefined || !('fact' in must)) continue
    const { fact, atMost, ...rest } = must
    const isAlone = Object.values(rest).every((operator) => operator === undefined)
    if (fact === 'minorsPerAdult' && isAlone && typeof atMost === 'number') return { id, most: atMost }
  }
  return null
}

/**
 * The document with another bound; null: as many as come.
 * @param words the refusal of a bound; words of the organiser's own stay as they are
 */
export function withMinorsPerAdult(
  document: DefinitionDocument,
  most: number | null,
  words: (most: number) => string,
): DefinitionDocument {
  const before = minorsPerAdultOf(document)
  if (most === null) return before === null ? document : withoutRule(document, before.id)
  const must = { fact: 'minorsPerAdult', atMost: most }
  if (before !== null)
    return {
      ...document,
      requirements: document.requirements.map((rule) => {
        if (rule.id !== before.id) return rule
        const isDerived = rule.message === words(before.most)
        return { ...rule, must, message: isDerived ? words(most) : rule.message }
      }),
    }
  const id = idOfName(
    'niepelnoletni',
    document.requirements.map((rule) => rule.id),
  )
  const rule: Rule = {
    ...{ id, of: 'registration', must, code: 'limit_per_registrant', where: 'people' },
    message: words(most),
  }
  return { ...document, requirements: [...document.requirements, rule] }
}
