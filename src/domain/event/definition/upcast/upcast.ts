import { isObject, type Json } from './json.ts'
import { toVersion2 } from './to-version-2.ts'
import { toVersion3 } from './to-version-3.ts'

/**
 * Definitions of earlier schema versions are kept for ever: registrations were made under them. Each upcaster converts
 * one version to the next and changes no price and no refusal; golden quotes guarantee that (`upcast.test.ts`).
 */

/** From the version of its key to the next. */
const UPCASTERS: Readonly<Record<number, (definition: Json) => Json>> = { 1: toVersion2, 2: toVersion3 }

/** Raises a stored definition to the current version; anything else is left for the shape to refuse. */
export function upcast(json: unknown): unknown {
  if (!isObject(json)) return json
  const raise = typeof json.schemaVersion === 'number' ? UPCASTERS[json.schemaVersion] : undefined
  return raise === undefined ? json : upcast(raise(json))
}
