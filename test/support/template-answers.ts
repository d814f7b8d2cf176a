import fc from 'fast-check'
import type { TemplateAnswers } from '#domain/templates/kit/template.ts'

const day = fc
  .integer({ min: 0, max: 4000 })
  .map((days) => Temporal.PlainDate.from('2020-01-01').add({ days }).toString())
const zloty = fc.oneof(
  fc.constantFrom(0, 100, 1000),
  fc.integer({ min: 0, max: 5000 }).map((sum) => sum * 100),
)
const word = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('Biała', 'Złota', '★', '3'))

/** Any answers that fit the questions of a template; `own` says what is typed in its own ones. */
export const anyAnswers = (
  own: Readonly<Record<string, fc.Arbitrary<string>>>,
): fc.Arbitrary<TemplateAnswers> =>
  fc
    .record({
      title: fc.string({ maxLength: 140 }),
      start: fc.option(day),
      length: fc.option(fc.integer({ min: 0, max: 40 })),
      place: fc.string({ maxLength: 120 }),
      adult: fc.option(zloty),
      child: fc.option(zloty),
      limit: fc.option(fc.integer({ min: 1, max: 2000 })),
      own: fc.record(own),
    })
    .map(({ length, ...answers }) => ({
      ...answers,
      end:
        answers.start === null || length === null
          ? null
          : Temporal.PlainDate.from(answers.start).add({ days: length }).toString(),
    }))

/** A few typed things, between commas or in lines. */
export const anyList = (separator: string): fc.Arbitrary<string> =>
  fc.array(word, { maxLength: 30 }).map((words) => words.join(separator))
