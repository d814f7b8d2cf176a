import type { Condition, FactValue } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'

type Requirement = DefinitionDocument['requirements'][number]

/** Who may register at all where not everybody may; several ways add up. */
export interface Access {
  /** The id of the rule that says so. */
  readonly id: string
  /** Whoever types one of them; empty: none does. */
  readonly passwords: readonly string[]
  readonly byInvitation: boolean
  readonly byOffice: boolean
  readonly message: string
}

/** The rule of access; null where everybody may register, or where it is said in another way. */
export function accessOf({ requirements }: DefinitionDocument): Access | null {
  const rules = requirements.filter(({ code }) => code === 'invite_only')
  const [rule] = rules
  return rules.length === 1 && rule !== undefined ? readAccess(rule) : null
}

/** Whether a rule limits access in a way that is said by its own sentence among the rules. */
export const isLimitedOtherwise = (document: DefinitionDocument): boolean =>
  accessOf(document) === null && document.requirements.some(({ code }) => code === 'invite_only')

function readAccess({ id, of, when, must, message }: Requirement): Access | null {
  if (of !== 'registration' || when !== undefined) return null
  const ways = 'any' in must ? must.any : [must]
  const read = ways.map(wayOf)
  const named = read.filter((way) => way !== null)
  const words = named.flatMap(({ passwords }) => (passwords === null ? [] : [passwords]))
  const kinds = new Set(named.map(({ kind }) => kind))
  if (named.length !== read.length || kinds.size !== named.length) return null
  return {
    ...{ id, message, passwords: words.flat() },
    ...{ byInvitation: kinds.has('invite'), byOffice: kinds.has('office') },
  }
}

type Way = { readonly kind: 'code' | 'invite' | 'office'; readonly passwords: readonly string[] | null }

function wayOf(condition: Condition): Way | null {
  if (!('fact' in condition)) return null
  const { fact, is, in: among, given, ...rest } = condition
  if (rest.atLeast !== undefined || rest.atMost !== undefined) return null
  const values: readonly FactValue[] | null = is === undefined ? (among ?? null) : [is]
  if (fact === 'code' && values !== null && given === undefined)
    return { kind: 'code', passwords: texts(values) }
  if (fact === 'invite' && given === true && values === null) return { kind: 'invite', passwords: null }
  const isOffice = fact === 'channel' && values?.length === 1 && values[0] === 'office'
  return isOffice && given === undefined ? { kind: 'office', passwords: null } : null
}

const texts = (values: readonly FactValue[]) => values.map(String)

/** The document with another rule of access; null: everybody may register. What it says in other ways stays. */
export function withAccess(
  document: DefinitionDocument,
  access: Omit<Access, 'id'> | null,
): DefinitionDocument {
  const before = accessOf(document)
  const must = access === null ? null : mustOf(access)
  const others = document.requirements.filter(({ id }) => id !== before?.id)
  if (access === null || must === null) return { ...document, requirements: others }
  if (before !== null)
    return {
      ...document,
      requirements: document.requirements.map((rule) =>
        rule.id === before.id ? { ...rule, must, message: access.message, ...fieldOf(access, before) } : rule,
      ),
    }
  const id = idOfName(
    'zaproszenie',
    others.map((rule) => rule.id),
  )
  const rule: Requirement = {
    ...{ id, of: 'registration', must, code: 'invite_only', message: access.message },
    ...fieldOf(access, null),
  }
  return { ...document, requirements: [...others, rule] }
}

/** A refusal stands at the field of the password once there is one. */
const fieldOf = ({ passwords }: Pick<Access, 'passwords'>, before: Access | null) =>
  passwords.length > 0 && (before?.passwords.length ?? 0) === 0 ? { where: 'code' } : {}

function mustOf({ passwords, byInvitation, byOffice }: Omit<Access, 'id'>): Condition | null {
  const [word] = passwords
  const ways: Condition[] = [
    ...(byInvitation ? [{ fact: 'invite', given: true }] : []),
    ...(word === undefined
      ? []
      : [passwords.length === 1 ? { fact: 'code', is: word } : { fact: 'code', in: passwords }]),
    ...(byOffice ? [{ fact: 'channel', is: 'office' }] : []),
  ]
  const [only] = ways
  if (only === undefined) return null
  return ways.length === 1 ? only : { any: ways }
}
