import type { z } from 'zod'
import { fieldsAt } from './known-fields.ts'
import { meantHint } from './meant.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'
import { hintFor } from './value-hint.ts'

type Issue = z.core.$ZodIssue
type Union = Extract<Issue, { code: 'invalid_union' }>

/** Words what the shape found wrong; of alternatives the one that was meant is explained. */
export function shapeProblems(issues: readonly Issue[], prefix = ''): DefinitionProblem[] {
  return issues.filter(isNews).flatMap((issue) => {
    const path = pathOf(prefix, ...issue.path.map(String))
    return issue.code === 'invalid_union' && issue.input !== undefined
      ? unionProblems(issue, path)
      : [{ path, message: messageOf(issue, path) }]
  })
}

/** Of a field that nobody knows it is told once: that without it a rule of the whole is not met follows. */
const isNews = (issue: Issue, _: number, all: readonly Issue[]) =>
  issue.code !== 'custom' ||
  !all.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      pathOf(...other.path.map(String)) === pathOf(...issue.path.map(String)),
  )

/**
 * Alternatives are told apart by the fields that each cannot do without. Who gives those of one alternative means it;
 * of two, gives too much; of none, one is missing.
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
  // What knows more of the fields than any other alternative was meant, though a field is missing.
  const [nearest, other] = readable.toSorted((a, b) => unknownIn(a).length - unknownIn(b).length)
  if (nearest === undefined) return [{ path, message: `${kindsOf(errors)}${hintFor(path, input)}` }]
  const isClear = other === undefined || unknownIn(nearest).length < unknownIn(other).length
  return isClear ? shapeProblems(nearest, path) : [{ path, message: noneOf(readable, path) }]
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
  const said = strange.length > 0 ? `${unknownFields(strange, path)} ` : ''
  return `${said}Potrzebne jedno z pól: ${wanted.join(', ')}.`
}

/** Which kinds of value the alternatives are, each once; a word that is meant to the letter in its quotes. */
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

/** 'Nieznane pole: prise. Czy chodzi o price?' */
const unknownFields = (keys: readonly string[], path: string) =>
  `Nieznane pole: ${keys.join(', ')}.${meantHint(keys, fieldsAt(path))}`

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
