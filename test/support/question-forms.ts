import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { z } from 'zod'
import { readDocument } from '#domain/event/check/check-definition.ts'
import { withCanonicalConditions } from '#domain/event/definition/canonical.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { newEvent } from '#domain/event/draft/basics.ts'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import { snippetsOf } from './documented-events.ts'

const ROOT = path.join(import.meta.dirname, '../..')

interface ShownEvent {
  /** The file, or the page of the documentation and its snippet. */
  readonly file: string
  readonly document: DefinitionDocument
}

/** The shown cases, the examples and the events of the demo, as they are stored. */
export const REAL_EVENTS: readonly ShownEvent[] = globSync(['cases/**/*.json', 'db/demo/*.json'], {
  cwd: ROOT,
}).flatMap((file) => {
  const json: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
  return shown(file, z.object({ definition: z.unknown() }).safeParse(json).data?.definition ?? json)
})

/** These, and what the snippets of the documentation are pieces of. */
export const SHOWN_EVENTS: readonly ShownEvent[] = [
  ...REAL_EVENTS,
  ...['event-definition.md', 'event-recipes.md', 'cases.md']
    .flatMap(snippetsOf)
    .flatMap(([page, index, definition]) => shown(`${page}, ${index}`, definition)),
]

function shown(file: string, definition: unknown): ShownEvent[] {
  const document = readDocument(definition)
  return document === null ? [] : [{ file, document: withCanonicalConditions(document) }]
}

export const NEW_EVENT: DefinitionDocument = newEvent({
  ...{ title: 'Rajd', start: '2027-05-01', end: null, place: 'Borów' },
})

export const questionOf = (id: string, part: Partial<Question> = {}): Question => ({
  ...{ id, of: 'person', type: 'text', label: id, required: false, options: [] },
  ...part,
})

/** An event that asks these questions, in sections A, B and C. */
export const eventAsking = (questions: readonly Question[]): DefinitionDocument => ({
  ...NEW_EVENT,
  sections: ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() })),
  questions: [...questions],
})

/** Forms of a few questions, some of them within sections, in any order; some sections are empty. */
export const someForm: fc.Arbitrary<DefinitionDocument> = fc
  .array(fc.constantFrom('a', 'b', 'c', undefined), { maxLength: 9 })
  .map((sections) =>
    eventAsking(
      sections.map((section, index) => questionOf(`q${index}`, section === undefined ? {} : { section })),
    ),
  )
