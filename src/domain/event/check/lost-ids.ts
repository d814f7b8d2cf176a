import type { EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

interface Part {
  readonly kind: string
  readonly id: string
  readonly name: string
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
    .map((part) => {
      const renamed = left.find(({ kind, name, ...now }) => {
        const isSame = kind === part.kind && name === part.name
        return isSame && !isNew.has(keyOf({ kind, name, ...now }))
      })
      return { path: part.path, message: renamed === undefined ? gone(part) : other(part, renamed) }
    })
}

/** An option is the same only within its item or question. */
const keyOf = ({ kind, id, path }: Part) =>
  [kind, path.includes('options') ? ownerOf(path) : '', id].join('/')

const ownerOf = (path: string) => path.slice(0, path.indexOf('.options'))

const gone = ({ kind, name, id }: Part) =>
  `${kind}: nie ma już „${name}” (${id}). Dotychczasowe zgłoszenia zostają przy swojej wersji zasad.`

const other = ({ kind, name, id }: Part, now: Part) =>
  `${kind}: „${name}” ma inny identyfikator, „${now.id}” zamiast „${id}”. Dotychczasowe zgłoszenia znają tylko stary.`

function partsOf(definition: EventDefinition): Part[] {
  const { groups, types, questions, items, adjustments, pools, statements, plans, approvals, numbers } =
    definition
  return [
    ...listed('Grupa', 'groups', groups),
    ...listed('Rodzaj udziału', 'types', types),
    ...listed(
      'Pytanie',
      'questions',
      questions.map(({ id, label }) => ({ id, name: label })),
    ),
    ...questions.flatMap(({ id, options }) =>
      listed('Odpowiedź', pathOf('questions', id, 'options'), options),
    ),
    ...listed('Pozycja cennika', 'items', items),
    ...items.flatMap(({ id, options }) => listed('Opcja', pathOf('items', id, 'options'), options)),
    ...listed('Zniżka lub dopłata', 'adjustments', adjustments),
    ...listed('Limit', 'pools', pools),
    ...listed(
      'Oświadczenie',
      'statements',
      statements.map(({ id, text }) => ({ id, name: text })),
    ),
    ...listed('Sposób płatności', 'plans', plans),
    ...listed('Akceptacja', 'approvals', approvals),
    ...listed('Numer', 'numbers', numbers),
  ]
}

const listed = (
  kind: string,
  path: string,
  parts: readonly { readonly id: string; readonly name: string }[],
) => parts.map(({ id, name }) => ({ kind, id, name, path: pathOf(path, id) }))
