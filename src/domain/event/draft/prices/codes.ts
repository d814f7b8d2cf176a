import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { comparisonsOf, conditionsOf } from '../../facts/conditions-of.ts'
import { SEALED, writtenAs } from '../../facts/listed-codes.ts'
import { idOfName } from '../questions/id-of-name.ts'

/** A list of personal codes: a limit for each code. */
export type CodeList = DefinitionDocument['pools'][number] & { readonly per: 'code' }

const isCodeList = (pool: DefinitionDocument['pools'][number]): pool is CodeList => pool.per === 'code'
export const codeListsOf = ({ pools }: DefinitionDocument): CodeList[] => pools.filter(isCodeList)

const SHORTEST = 6
const LONGEST = 60

/** Codes of a pasted text: one in each line or after a comma; those too short or too long are apart, each once. */
export function readCodes(text: string): {
  readonly codes: readonly string[]
  readonly wrong: readonly string[]
} {
  const typed = text.split(/[\n\t,;]+/).map((code) => code.trim().replace(/\s+/g, ' '))
  const known = new Map(typed.filter((code) => code !== '').map((code) => [writtenAs(code), code]))
  const isRight = (code: string) => code.length >= SHORTEST && code.length <= LONGEST && !code.startsWith('~')
  return {
    codes: [...known.values()].filter(isRight),
    wrong: [...known.values()].filter((code) => !isRight(code)),
  }
}

/** The document with a new list of codes, each used up once by every person for whom it is typed. */
export function withNewCodeList(
  document: DefinitionDocument,
  name: string,
  codes: readonly string[],
): { readonly document: DefinitionDocument; readonly id: string } {
  const id = idOfName(name, poolIds(document))
  const list = { id, name, capacity: 1, per: 'code' as const, codes: [...codes], allotments: [] }
  return {
    id,
    document: {
      ...document,
      pools: [...document.pools, list],
      claims: [...document.claims, { pool: id, units: 1 }],
    },
  }
}

/** Ids of all limits, so that a new one has its own. */
export const poolIds = (document: DefinitionDocument): string[] =>
  expandDefinition(document).pools.map(({ id }) => id)

/** The document with more codes on a list; those that are there already are not added again. */
export const withCodes = (document: DefinitionDocument, id: string, added: readonly string[]) =>
  withList(document, id, (list) => {
    const before = list.codes ?? []
    const there = new Set(before.map(writtenAs))
    return { ...list, codes: [...before, ...added.filter((code) => !there.has(writtenAs(code)))] }
  })

/** The document with other codes on a list, in place of all that were there. */
export const withOnlyCodes = (document: DefinitionDocument, id: string, codes: readonly string[]) =>
  withList(document, id, (list) => ({ ...list, codes: [...codes] }))

/** How often each code works. */
export const withUses = (document: DefinitionDocument, id: string, uses: number) =>
  withList(document, id, (list) => ({ ...list, capacity: uses }))

const withList = (document: DefinitionDocument, id: string, change: (list: CodeList) => CodeList) => ({
  ...document,
  pools: document.pools.map((pool) => (pool.id === id && isCodeList(pool) ? change(pool) : pool)),
})

/** The document without a list that no rule names any more, and without what used its codes up. */
export function withoutUnusedCodeList(document: DefinitionDocument, id: string): DefinitionDocument {
  const { questions, adjustments, items, groups, types } = document
  const isNamed = conditionsOf(expandDefinition(document))
    .flatMap(({ condition }) => comparisonsOf(condition))
    .some(({ fact, is, in: among = [] }) => fact === 'codeList' && [is, ...among].includes(id))
  const isUsed =
    isNamed ||
    questions.some(({ codes }) => codes === id) ||
    adjustments.some(({ pool }) => pool === id) ||
    [...items, ...items.flatMap(({ options }) => options), ...groups, ...types].some(({ claims }) =>
      claims.some(({ pool }) => [pool].flat().includes(id)),
    )
  if (isUsed) return document
  return {
    ...document,
    pools: document.pools.filter((pool) => pool.id !== id),
    claims: document.claims.filter(({ pool }) => pool !== id),
  }
}

/** How many codes of a list can still be read, and how many are kept as hashes alone. */
export const readableCodes = ({ codes = [] }: Pick<CodeList, 'codes'>): readonly string[] =>
  codes.filter((code) => !SEALED.test(code))

/** What a wrong code does: the requirement that refuses it, where there is one. */
export function wrongCodeRule(
  document: DefinitionDocument,
): DefinitionDocument['requirements'][number] | null {
  return (
    document.requirements.find(
      ({ of, code, when }) =>
        of === 'registration' &&
        code === 'code_invalid' &&
        when !== undefined &&
        'fact' in when &&
        when.fact === 'code' &&
        when.given === true &&
        Object.keys(when).length === 2,
    ) ?? null
  )
}

const MESSAGE = 'Ten kod nie działa. Sprawdź go albo zostaw pole puste.'

/** The document in which a code that opens nothing is refused; it follows the codes that rules ask for. */
export function withWrongCodeRefused(document: DefinitionDocument): DefinitionDocument {
  const before = wrongCodeRule(document)
  const must = knownCodes(document)
  if (must === null) return before === null ? document : withWrongCodeIgnored(document)
  const id =
    before?.id ??
    idOfName(
      'Inny kod',
      document.requirements.map((each) => each.id),
    )
  const rule = {
    ...{ id, of: 'registration' as const, when: { fact: 'code', given: true } },
    ...{ must, code: 'code_invalid' as const, where: 'code', message: MESSAGE },
    ...(before === null ? {} : { ...before, must }),
  }
  return {
    ...document,
    requirements:
      before === null
        ? [...document.requirements, rule]
        : document.requirements.map((each) => (each.id === id ? rule : each)),
  }
}

export function withWrongCodeIgnored(document: DefinitionDocument): DefinitionDocument {
  const rule = wrongCodeRule(document)
  return { ...document, requirements: document.requirements.filter((each) => each !== rule) }
}

/** After codes have changed: a refusal of other codes knows the new ones. */
export const withCodesKnown = (document: DefinitionDocument): DefinitionDocument =>
  wrongCodeRule(document) === null ? document : withWrongCodeRefused(document)

/** Every code that some rule asks for, besides the refusal itself; null where there is none. */
function knownCodes(document: DefinitionDocument): Condition | null {
  const rule = wrongCodeRule(document)
  const others = { ...document, requirements: document.requirements.filter((each) => each !== rule) }
  const compared = conditionsOf(expandDefinition(others)).flatMap(({ condition }) => comparisonsOf(condition))
  const words = [
    ...new Set(
      compared.flatMap(({ fact, is, in: among = [] }) =>
        fact === 'code' ? [is, ...among].filter((word) => typeof word === 'string') : [],
      ),
    ),
  ]
  const [only] = words
  const ofWords: Condition[] =
    only === undefined ? [] : [words.length === 1 ? { fact: 'code', is: only } : { fact: 'code', in: words }]
  const all = [...ofWords, ...(codeListsOf(document).length > 0 ? [{ fact: 'codeList', given: true }] : [])]
  const [first] = all
  return first === undefined ? null : all.length === 1 ? first : { any: all }
}
