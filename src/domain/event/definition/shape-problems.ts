import type { z } from 'zod'
import type { UnknownFields } from '../problems/reading.ts'
import { meantNames } from './closest-name.ts'
import { fieldsAt } from './known-fields.ts'
import { ownCode } from './own-codes.ts'
import { type DefinitionProblem, type Finding, type PlainCode, pathOf } from './problem.ts'
import { hintFor } from './value-hint.ts'

type Issue = z.core.$ZodIssue
type Union = Extract<Issue, { code: 'invalid_union' }>

/** The problems that the shape found; for alternatives those of the one that was meant. */
export function shapeProblems(issues: readonly Issue[], prefix = ''): DefinitionProblem[] {
  return issues.filter(isNews).flatMap((issue) => {
    const path = pathOf(prefix, ...issue.path.map(String))
    if (issue.code !== 'invalid_union' || issue.input === undefined)
      return [{ path, ...findingOf(issue, path) }]
    return 'options' in issue
      ? [{ path, ...otherKind(issue.input, issue.discriminator ?? '', issue.options) }]
      : unionProblems(issue, path)
  })
}

/** An unknown field is reported once: the failed rule of the whole object that follows from it is left out. */
const isNews = (issue: Issue, _: number, all: readonly Issue[]) =>
  issue.code !== 'custom' ||
  !all.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      pathOf(...other.path.map(String)) === pathOf(...issue.path.map(String)),
  )

/** Alternatives that one field tells apart: its value is missing, or none of theirs. */
function otherKind(input: unknown, field: string, kinds: readonly unknown[] = []): Finding {
  const given = new Map(Object.entries(input ?? {})).get(field)
  const allowed = kinds.map(String)
  return given === undefined
    ? { code: 'value_missing_among', values: { allowed } }
    : { code: 'value_not_allowed', values: { allowed, meant: meantNames([String(given)], allowed) } }
}

/**
 * Alternatives are distinguished by their required fields. Input with those of one alternative means that one; with
 * those of two it has too many; with none, one is missing.
 */
function unionProblems({ errors, input }: Union, path: string): DefinitionProblem[] {
  const readable = errors.filter((branch) => !branch.some(isOtherKind))
  const complete = readable.filter((branch) => missingIn(branch).length === 0)
  const [first, second] = complete.toSorted(
    (a, b) => unknownIn(a).length - unknownIn(b).length || depthOf(b) - depthOf(a),
  )
  if (first !== undefined && second !== undefined && unknownIn(first).length > 0)
    return [{ path, code: 'fields_at_once', values: { fields: tooMuch(complete) } }]
  if (first !== undefined) return shapeProblems(first, path)
  // The alternatives that know most of the fields may have been meant, though a field is missing.
  const fewest = Math.min(...readable.map((branch) => unknownIn(branch).length))
  const near = readable.filter((branch) => unknownIn(branch).length === fewest)
  const [nearest] = near
  if (nearest === undefined)
    return [
      { path, code: 'value_of_other_kind', values: { kinds: kindsOf(errors), hint: hintFor(path, input) } },
    ]
  return near.length === 1 ? shapeProblems(nearest, path) : [{ path, ...noneOf(near, path) }]
}

/** The value is a number or a list where this alternative is an object, or the other way round. */
const isOtherKind = (issue: Issue) =>
  issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value')

const missingIn = (branch: readonly Issue[]): string[] =>
  branch.flatMap(({ path, input }) => (path.length === 1 && input === undefined ? [String(path[0])] : []))

const unknownIn = (branch: readonly Issue[]): string[] =>
  branch.flatMap((issue) => (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : []))

const depthOf = (branch: readonly Issue[]) => Math.max(0, ...branch.map(({ path }) => path.length))

/** The fields that some of the alternatives know and others do not. */
function tooMuch(branches: readonly (readonly Issue[])[]): string[] {
  const unknown = branches.map(unknownIn)
  const all = [...new Set(unknown.flat())]
  return all.filter((key) => unknown.some((keys) => !keys.includes(key))).sort()
}

/** Which fields no alternative knows, and which would decide between them. */
function noneOf(branches: readonly (readonly Issue[])[], path: string): Finding {
  const [first = [], ...others] = branches.map(unknownIn)
  const strange = first.filter((key) => others.every((keys) => keys.includes(key)))
  const wanted = [...new Set(branches.flatMap((branch) => missingIn(branch).slice(0, 1)))]
  return { code: 'field_needed', values: { ...unknownFields(strange, path), wanted } }
}

/** The kinds of value of the alternatives, each once; a literal word in its quotes. */
const kindsOf = (errors: readonly (readonly Issue[])[]): string[] => [
  ...new Set(errors.flatMap(([issue]) => (issue === undefined ? [] : kindsOfIssue(issue)))),
]

function kindsOfIssue(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  if (issue.code === 'invalid_union')
    return issue.errors.flatMap(([first]) => (first === undefined ? [] : kindsOfIssue(first)))
  return issue.code === 'invalid_value' ? issue.values.map((value) => `„${String(value)}”`) : []
}

/** Misspelled fields with those that were meant; a field of another alternative is known, and misplaced all the same. */
function unknownFields(keys: readonly string[], path: string): UnknownFields {
  const known = keys.length === 0 ? [] : fieldsAt(path)
  const unknown = keys.filter((key) => !known.includes(key))
  const misplaced = keys.filter((key) => known.includes(key))
  return { unknown, meant: meantNames(unknown, known), misplaced }
}

function findingOf(issue: Issue, path: string): Finding {
  if (issue.input === undefined && WHERE_ABSENT.includes(issue.code)) return { code: 'value_missing' }
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: 'value_of_other_kind',
        values: { kinds: [issue.expected], hint: hintFor(path, issue.input) },
      }
    case 'invalid_union':
      return { code: 'value_of_other_kind', values: { kinds: [], hint: null } }
    case 'unrecognized_keys':
      return { code: 'fields_unknown', values: unknownFields(issue.keys, path) }
    case 'invalid_value':
      return { code: 'value_not_allowed', values: { allowed: issue.values.map(String), meant: [] } }
    case 'too_small':
      return { code: 'too_small', values: { of: issue.origin, least: Number(issue.minimum) } }
    case 'too_big':
      return { code: 'too_large', values: { of: issue.origin, most: Number(issue.maximum) } }
    default: {
      const format = issue.code === 'invalid_format' ? FORMATS[issue.format] : undefined
      const code = format ?? ownCode(issue.message)
      return code === undefined ? { code: 'value_wrong', values: { note: issue.message } } : { code }
    }
  }
}

/** Issues that a missing value has too. */
const WHERE_ABSENT: readonly Issue['code'][] = ['invalid_type', 'invalid_value', 'invalid_union']

const FORMATS: Readonly<Record<string, PlainCode>> = {
  date: 'day_malformed',
  time: 'time_malformed',
  datetime: 'moment_malformed',
}
