import { z } from 'zod'
import type { ExampleFamily } from '#domain/event/draft/prices/example-family.ts'
import { answerSchema } from '#domain/form/fields/answer-schema.ts'
import { choicesSchema } from '#domain/registration/draft.ts'

/** Families with which prices of an event are tried out; kept on this device. */

const keyOf = (eventId: string) => `panel.families.${eventId}`
const answers = z.record(z.string(), answerSchema)
const person = z.object({
  ref: z.string(),
  firstName: z.string(),
  age: z.number(),
  sex: z.enum(['MALE', 'FEMALE']).exactOptional(),
  group: z.string().exactOptional(),
  type: z.string().exactOptional(),
  choices: choicesSchema.exactOptional(),
  answers: answers.exactOptional(),
})
const family = z.object({
  name: z.string(),
  people: z.array(person).min(1),
  choices: choicesSchema,
  answers,
  day: z.iso.date().nullable(),
  code: z.union([z.object({ word: z.string() }), z.object({ list: z.string() })]).nullable(),
})

export function readFamilies(eventId: string): readonly ExampleFamily[] {
  const kept = localStorage.getItem(keyOf(eventId))
  try {
    return kept === null ? [] : (z.array(family).safeParse(JSON.parse(kept)).data ?? [])
  } catch {
    return []
  }
}

export const keepFamilies = (eventId: string, families: readonly ExampleFamily[]): void =>
  localStorage.setItem(keyOf(eventId), JSON.stringify(families))
