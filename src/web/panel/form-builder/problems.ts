import type { DefinitionDocument } from '#domain/event/definition/definition.ts'

interface Problem {
  readonly path: string
  readonly message: string
}

/** What keeps the draft from being published, by the question or the section at which it is shown. */
export interface Problems {
  readonly ofQuestion: (id: string) => readonly string[]
  readonly ofSection: (id: string) => readonly string[]
  /** Of what is asked of everybody. */
  readonly ofAll: readonly string[]
}

/** Sorts the problems of a draft: 'questions.2.options' belongs to its third question. */
export function problemsOf(
  { questions, sections }: Pick<DefinitionDocument, 'questions' | 'sections'>,
  problems: readonly Problem[],
): Problems {
  const within = (path: string): readonly string[] => {
    const own = problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
    return [...new Set(own.map(({ message }) => message))]
  }
  const at = (list: string, parts: readonly { readonly id: string }[]) => (id: string) =>
    within(`${list}.${parts.findIndex((part) => part.id === id)}`)
  return {
    ofQuestion: at('questions', questions),
    ofSection: at('sections', sections),
    ofAll: within('ask'),
  }
}
