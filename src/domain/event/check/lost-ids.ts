import type { EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import type { LostKind, LostPart } from '../problems/names.ts'

interface Part extends LostPart {
  readonly path: string
}

/**
 * Ids that a published version had and the next one lost. Registrations made before keep them, so a part that is gone,
 * or has another id under the same name, deserves a warning before publishing. Paths are those of the previous version;
 * nothing here prevents publishing.
 */
export function lostIds(before: EventDefinition, after: EventDefinition): DefinitionProblem[] {
  const left = partsOf(after)
  const known = new Set(left.map(keyOf))
  const isNew = new Set(partsOf(before).map(keyOf))
  return partsOf(before)
    .filter((part) => !known.has(keyOf(part)))
    .map(({ path, ...part }) => {
      const renamed = left.find(({ kind, name, ...now }) => {
        const isSame = kind === part.kind && name === part.name
        return isSame && !isNew.has(keyOf({ kind, name, ...now }))
      })
      return renamed === undefined
        ? { path, code: 'part_gone', values: part }
        : { path, code: 'part_renamed', values: { ...part, now: renamed.id } }
    })
}

/** An option is the same only within its item or question. */
const keyOf = ({ kind, id, path }: Part) =>
  [kind, path.includes('options') ? ownerOf(path) : '', id].join('/')

const ownerOf = (path: string) => path.slice(0, path.indexOf('.options'))

function partsOf(definition: EventDefinition): Part[] {
  const { groups, types, questions, items, adjustments, pools, statements, plans, approvals, numbers } =
    definition
  return [
    ...listed('group', 'groups', groups),
    ...listed('type', 'types', types),
    ...listed(
      'question',
      'questions',
      questions.map(({ id, label }) => ({ id, name: label })),
    ),
    ...questions.flatMap(({ id, options }) => listed('answer', pathOf('questions', id, 'options'), options)),
    ...listed('item', 'items', items),
    ...items.flatMap(({ id, options }) => listed('option', pathOf('items', id, 'options'), options)),
    ...listed('adjustment', 'adjustments', adjustments),
    ...listed('limit', 'pools', pools),
    ...listed(
      'statement',
      'statements',
      statements.map(({ id, text }) => ({ id, name: text })),
    ),
    ...listed('plan', 'plans', plans),
    ...listed('approval', 'approvals', approvals),
    ...listed('number', 'numbers', numbers),
  ]
}

const listed = (
  kind: LostKind,
  path: string,
  parts: readonly { readonly id: string; readonly name: string }[],
) => parts.map(({ id, name }) => ({ kind, id, name, path: pathOf(path, id) }))
