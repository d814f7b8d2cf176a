import type { DefinitionDocument } from '../../definition/definition.ts'
import { pathOf } from '../../definition/problem.ts'
import { type Part, part, partsOfList, type SettingsSubject } from './part.ts'

type Gate = Pick<DefinitionDocument['groups'][number], 'when' | 'ages' | 'windows'>

/** Who may have something, and when: wherever that stands. */
export function gateParts(
  { when, ages, windows }: Gate,
  path: string,
  subject: SettingsSubject,
  name: string,
): Part[] {
  return [
    ...(when === undefined ? [] : [part('gate', subject, [pathOf(path, 'when')], { name, when: [when] })]),
    ...(ages === undefined ? [] : [part('gate', subject, [pathOf(path, 'ages')], { name })]),
    ...partsOfList(windows, pathOf(path, 'windows'), (window, ofWindow) =>
      part('window', subject, [ofWindow], { name: window.name ?? name, when: [window.when] }),
    ),
  ]
}
