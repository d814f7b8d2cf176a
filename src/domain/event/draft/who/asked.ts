import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { type Fields, withPartFields } from '../with-fields.ts'
import { ALWAYS } from './simplify.ts'

export type Approval = DefinitionDocument['approvals'][number]
export type PersonNumber = DefinitionDocument['numbers'][number]

/** Young children with an adult of the same registration, as most events with minors want it. */
export const USUAL_CARERS: NonNullable<DefinitionDocument['carers']> = {
  for: { fact: 'age', atMost: 12 },
  may: { fact: 'age', atLeast: 18 },
  most: 3,
}

/** The document with one more group of people whom the office confirms: those of the last kind, or everybody. */
export function withNewApproval(document: DefinitionDocument, name: string): DefinitionDocument {
  const id = idOfName(
    name,
    document.approvals.map((approval) => approval.id),
  )
  const kind = document.types.at(-1)
  const when = kind === undefined ? ALWAYS : { fact: 'type', is: kind.id }
  return { ...document, approvals: [...document.approvals, { id, name, when, payment: 'after' }] }
}

export const withApproval = (
  document: DefinitionDocument,
  id: string,
  fields: Fields<Approval>,
): DefinitionDocument => ({
  ...document,
  approvals: document.approvals.map((each) => (each.id === id ? withPartFields(each, fields) : each)),
})

/** The document with numbers for everybody, by group where there are groups. */
export function withNewNumber(document: DefinitionDocument, name: string): DefinitionDocument {
  const id = idOfName(
    name,
    document.numbers.map((number) => number.id),
  )
  const hasGroups = document.groups.length > 0
  const number: PersonNumber = {
    ...{ id, name, given: 'confirmation', from: 1 },
    ...(hasGroups ? { pattern: '{group}-{n:3}', per: 'group' } : { pattern: '{n:3}', per: 'event' }),
  }
  return { ...document, numbers: [...document.numbers, number] }
}

export const withNumber = (
  document: DefinitionDocument,
  id: string,
  fields: Fields<PersonNumber>,
): DefinitionDocument => ({
  ...document,
  numbers: document.numbers.map((each) => (each.id === id ? withPartFields(each, fields) : each)),
})
