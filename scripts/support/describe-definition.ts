import { z } from 'zod'
import { definitionSchema } from '#domain/event/definition/definition.ts'

/** Formats whose long patterns do not help a reader. */
const FORMATS = ['date', 'time', 'date-time']

/** docs/event-definition.schema.json: the event definition as JSON Schema, with the description of each field. */
export function describeDefinition(): string {
  const schema = z.toJSONSchema(definitionSchema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (FORMATS.includes(jsonSchema.format ?? '')) delete jsonSchema.pattern
    },
  })
  const { $schema, ...rest } = schema
  const named = {
    $schema,
    $id: 'https://zapisano.pl/schemas/event-definition-3.json',
    title: 'Event definition of Zapisano, schema version 2',
    description:
      'Everything about an event. Amounts are whole grosze, days ISO dates, moments ISO local date-times in Europe/Warsaw; a deadline given as a day holds until its end. What the shape cannot say is in docs/event-definition.md and is found when a definition is read.',
    ...rest,
  }
  return `${JSON.stringify(named, null, 2)}\n`
}
