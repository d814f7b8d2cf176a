import type { DefinitionDocument } from './definition.ts'
import { limitPlaces } from './limit-places.ts'
import { pathOf } from './problem.ts'
import { fieldOfRegistrants, requirementsOfRegistrants } from './registrants.ts'

/** Problems of the expanded definition, each with the path of what the author wrote. */
export const inDocument = <Problem extends { readonly path: string }>(
  document: DefinitionDocument,
  problems: readonly Problem[],
): Problem[] => problems.map((problem) => ({ ...problem, path: pathInDocument(document, problem.path) }))

function pathInDocument(document: DefinitionDocument, path: string): string {
  const limited = limitPlaces(document).filter(({ limit }) => limit !== undefined)
  for (const [i, place] of limited.entries()) {
    const ofLimit = pathOf(place.path, 'limit')
    if (isWithin(path, pathOf(place.path, 'claims', place.claims.length))) return ofLimit
    const ofPool = pathOf('pools', document.pools.length + i)
    if (isWithin(path, ofPool)) return fieldOfLimit(ofLimit, place.limit, path.slice(ofPool.length + 1))
  }
  for (const [i, requirement] of requirementsOfRegistrants(document.registrants).entries()) {
    const ofRequirement = pathOf('requirements', document.requirements.length + i)
    if (isWithin(path, ofRequirement)) return pathOf('registrants', fieldOfRegistrants(requirement))
  }
  return path
}

const isWithin = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`)

/** A field that is written is named, of one that follows from the rest the limit itself. */
function fieldOfLimit(path: string, limit: DefinitionDocument['limit'], rest: string): string {
  const [field = '', ...within] = rest.split('.')
  const written = field === 'capacity' ? 'places' : field
  const isWritten = typeof limit === 'object' && Object.hasOwn(limit, written)
  return isWritten ? pathOf(path, written, ...within) : path
}
