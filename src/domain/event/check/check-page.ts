import type { EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { isOnce } from '../page/page-blocks.ts'

/** Each block of the page has an id of its own, and what the event says once is shown once. */
export function checkPage({ page: { blocks = [] } }: EventDefinition): DefinitionProblem[] {
  return blocks.flatMap(({ id, kind }, index): DefinitionProblem[] => {
    const before = blocks.slice(0, index)
    const path = pathOf('page.blocks', index)
    if (before.some((block) => block.id === id))
      return [{ path: pathOf(path, 'id'), code: 'id_twice', values: { id } }]
    if (isOnce(kind) && before.some((block) => block.kind === kind))
      return [{ path: pathOf(path, 'kind'), code: 'block_twice' }]
    return []
  })
}
