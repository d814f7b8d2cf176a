import type { z } from 'zod'
import { meantHint } from './closest-name.ts'
import { fieldsAt } from './known-fields.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'
import { hintFor } from './value-hint.ts'

type Issue = z.core.$ZodIssue
type Union = Extract<Issue, { code: 'invalid_union' }>

/** Words the problems that the shape found; for alternatives the one that was meant is explained. */
export function shapeProblems(issues: readonly Issue[], prefix = ''): DefinitionProblem[] {
  return issues.filter(isNews).flatMap((issue) => {
    const path = pathOf(prefix, ...issue.path.map(String))
    if (issue.code !== 'invalid_union' || issue.input === undefined)
      return [{ path, message: messageOf(issue, path) }]
    return 'options' in issue
      ? [{ path, message: kindMessage(issue.input, issue.discriminator ?? '', issue.options) }]
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
function kindMessage(input: unknown, field: string, kinds: readonly unknown[] = []): string {
  const given = new Map(Object.entries(input ?? {})).get(field)
  const names = kinds.map(String)
  const allowed = `Dozwolone wartości: ${names.join(', ')}.`
  return given === undefined
    ? `Brakuje wartości. ${allowed}`
    : `${allowed}${meantHint([String(given)], names)}`
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
    return [{ path, message: `Naraz może być tylko jedno z pól: ${tooMuch(complete).join(', ')}.` }]
  if (first !== undefined) return shapeProblems(first, path)
  // The alternatives that know most of the fields may have been meant, though a field is missing.
  const fewest = Math.min(...readable.map((branch) => unknownIn(branch).length))
  const near = readable.filter((branch) => unknownIn(branch).length === fewest)
  const [nearest] = near
  if (nearest === undefined) return [{ path, message: `${kindsOf(errors)}${hintFor(path, input)}` }]
  return near.length === 1 ? shapeProblems(nearest, path) : [{ path, message: noneOf(near, path) }]
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
function noneOf(branches: readonly (readonly Issue[])[], path: string): string {
  const [first = [], ...others] = branches.map(unknownIn)
  const strange = first.filter((key) => others.every((keys) => keys.includes(key)))
  const wanted = [...new Set(branches.flatMap((branch) => missingIn(branch).slice(0, 1)))]
  const unknownText = strange.length > 0 ? `${unknownFields(strange, path)} ` : ''
  return `${unknownText}Potrzebne jedno z pól: ${wanted.join(', ')}.`
}

/** The kinds of value of the alternatives, each once; a literal word in its quotes. */
function kindsOf(errors: readonly (readonly Issue[])[]): string {
  const kinds = [...new Set(errors.flatMap(([issue]) => (issue === undefined ? [] : kindsOfIssue(issue))))]
  return kinds.length === 0
    ? 'Ten zapis nie pasuje do żadnego ze znanych kształtów.'
    : `Tu potrzeba: ${kinds.join(' albo ')}.`
}

function kindsOfIssue(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [TYPES[issue.expected] ?? issue.expected]
  if (issue.code === 'invalid_union')
    return issue.errors.flatMap(([first]) => (first === undefined ? [] : kindsOfIssue(first)))
  return issue.code === 'invalid_value' ? issue.values.map((value) => `„${String(value)}”`) : []
}

/** 'Nieznane pole: prise. Czy chodzi o price?'; a field of another alternative is known, and misplaced all the same. */
function unknownFields(keys: readonly string[], path: string): string {
  const known = fieldsAt(path)
  const [strange, misplaced] = [false, true].map((isKnown) =>
    keys.filter((key) => known.includes(key) === isKnown),
  )
  return [
    ...(strange?.length ? [`Nieznane pole: ${strange.join(', ')}.${meantHint(strange, known)}`] : []),
    ...(misplaced?.length ? [`Razem z\u00a0pozostałymi nie może tu być: ${misplaced.join(', ')}.`] : []),
  ].join(' ')
}

function messageOf(issue: Issue, path: string): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Brakuje wartości.'
        : `Tu potrzeba: ${TYPES[issue.expected] ?? issue.expected}.${hintFor(path, issue.input)}`
    case 'unrecognized_keys':
      return unknownFields(issue.keys, path)
    case 'invalid_value':
      if (issue.input === undefined) return 'Brakuje wartości.'
      return `Dozwolone wartości: ${issue.values.join(', ')}.`
    case 'too_small':
      return `${LEAST[issue.origin] ?? 'Przynajmniej'} ${issue.minimum}.`
    case 'too_big':
      return `${MOST[issue.origin] ?? 'Najwyżej'} ${issue.maximum}.`
    case 'invalid_format':
      // A pattern of our own brings its own sentence.
      return FORMATS[issue.format] ?? issue.message
    case 'invalid_union':
      if (issue.input === undefined) return 'Brakuje wartości.'
      return 'Ten zapis nie pasuje do żadnego ze znanych kształtów.'
    default:
      return issue.message
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'liczba',
  int: 'liczba całkowita',
  boolean: 'tak albo nie',
  array: 'lista',
  object: 'obiekt',
  record: 'obiekt',
}

/** Specification §5: the generic messages. */
const LEAST: Readonly<Record<string, string>> = {
  string: 'Minimalna liczba znaków:',
  array: 'Najmniejsza liczba pozycji:',
  number: 'Przynajmniej',
}
const MOST: Readonly<Record<string, string>> = {
  string: 'Maksymalna liczba znaków:',
  array: 'Największa liczba pozycji:',
  number: 'Maksymalnie',
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'Niepoprawna data (zapis: 2026-08-16).',
  time: 'Niepoprawna godzina (zapis: 09:30).',
  datetime: 'Niepoprawna data z godziną (zapis: 2026-08-16T09:00:00).',
}
