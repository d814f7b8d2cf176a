import type { DefinitionDocument } from '#domain/event/definition/definition.ts'

interface Problem {
  readonly path: string
  readonly message: string
}

/** What keeps the draft from being published, by the question or the section at which it is told. */
export interface Problems {
  readonly ofQuestion: (id: string) => readonly string[]
  readonly ofSection: (id: string) => readonly string[]
}

/** Sorts the problems of a draft: 'questions.2.options' belongs to its third question. */
export function problemsOf(
  { questions, sections }: Pick<DefinitionDocument, 'questions' | 'sections'>,
  problems: readonly Problem[],
): Problems {
  const at = (list: string, parts: readonly { readonly id: string }[]) => (id: string) => {
    const index = parts.findIndex((part) => part.id === id)
    const path = `${list}.${index}`
    const own = problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
    return [...new Set(own.map(({ message }) => message))]
  }
  return { ofQuestion: at('questions', questions), ofSection: at('sections', sections) }
}
