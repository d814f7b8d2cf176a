import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import { withoutPart } from './without-part.ts'

const PARTS = SHOWN_EVENTS.flatMap(({ file, document }) =>
  (['groups', 'types'] as const).flatMap((list) =>
    document[list].map(({ id, name }) => ({ file, document, list, id, name })),
  ),
)

describe('of the shown cases and the demo', () => {
  test('there are many groups and kinds', () => expect(PARTS.length).toBeGreaterThan(40))

  test.each(PARTS)('$file can be published without $name', ({ document, list, id }) => {
    const left = withoutPart(document, list, id)
    expect(left[list].map((part) => part.id)).not.toContain(id)
    expect(parseDefinition(left)).toMatchObject({ ok: true })
  })

  test.each(SHOWN_EVENTS)('$file can be published without any of them', ({ document }) => {
    const all = PARTS.filter((part) => part.document === document)
    const left = all.reduce((now, { list, id }) => withoutPart(now, list, id), document)
    expect(left.groups.length + left.types.length).toBe(0)
    expect(parseDefinition(left)).toMatchObject({ ok: true })
  })
})
