import { expect, test } from 'vitest'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { withItem, withoutItem, withoutOption } from '#domain/event/draft/prices/change-items.ts'
import { EXAMPLE_FAMILY, quoteOfFamily } from '#domain/event/draft/prices/example-family.ts'
import { conditionsOf } from '#domain/event/facts/conditions-of.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { definitionWords } from '#i18n/pl/definition/definition-words.ts'
import { differenceWords } from '#i18n/pl/difference/difference-words.ts'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'

/** A draft may name what is no longer there; its pages show it all the same, so that it can be mended. */

const NOW = Temporal.PlainDateTime.from('2027-03-01T12:00:00')

/** The event without each of its parts that an organiser can remove, one at a time. */
const withoutOnePart = (document: DefinitionDocument): DefinitionDocument[] => [
  ...document.items.map(({ id }) => withoutItem(document, id)),
  ...document.items.flatMap((item) =>
    item.options.map(({ id }) => withItem(document, item.id, (now) => withoutOption(now, id))),
  ),
  ...document.questions.map((gone) => ({
    ...document,
    questions: document.questions.filter((question) => question !== gone),
  })),
  ...document.groups.map((gone) => ({
    ...document,
    groups: document.groups.filter((group) => group !== gone),
  })),
]

test.each(SHOWN_EVENTS)('$file without any one of its parts is put into words and priced', ({ document }) => {
  const whole = expandDefinition(document)
  for (const broken of withoutOnePart(document).map(expandDefinition)) {
    expect(definitionWords(broken).length).toBeGreaterThan(0)
    const words = conditionWords(broken)
    for (const { condition } of conditionsOf(broken)) expect(words(condition)).not.toBe('')
    expect(differenceWords(whole, broken)).toBeInstanceOf(Array)
    expect(differenceWords(broken, whole)).toBeInstanceOf(Array)
    expect(quoteOfFamily(broken, EXAMPLE_FAMILY, NOW)).not.toBeNull()
  }
})
