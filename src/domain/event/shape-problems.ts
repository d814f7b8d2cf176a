import type { z } from 'zod'
import { type DefinitionProblem, pathOf } from './problem.ts'

type Issue = z.core.$ZodIssue
type Union = Extract<Issue, { code: 'invalid_union' }>

/** Words what the shape found wrong; of alternatives the one that came furthest is explained. */
export function shapeProblems(issues: readonly Issue[], prefix = ''): DefinitionProblem[] {
  return issues.flatMap((issue) => {
    const path = pathOf(prefix, ...issue.path.map(String))
    const nearest = issue.code === 'invalid_union' ? nearestBranch(issue) : []
    return nearest.length > 0 ? shapeProblems(nearest, path) : [{ path, message: messageOf(issue) }]
  })
}

/** The alternative whose first complaint lies deepest was meant; none when all fail at once. */
function nearestBranch({ errors }: Union): readonly Issue[] {
  const depth = (branch: readonly Issue[]) => Math.max(0, ...branch.map((issue) => issue.path.length))
  const deepest = errors.reduce<readonly Issue[]>(
    (best, branch) => (depth(branch) > depth(best) ? branch : best),
    [],
  )
  return depth(deepest) > 0 ? deepest : []
}

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Brakuje wartości.'
        : `Tu potrzeba: ${TYPES[issue.expected] ?? issue.expected}.`
    case 'unrecognized_keys':
      return `Nieznane pole: ${issue.keys.join(', ')}.`
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
  date: 'Niepoprawna data.',
  time: 'Niepoprawna godzina.',
  datetime: 'Niepoprawna data z godziną (zapis: 2026-08-16T09:00:00).',
}
