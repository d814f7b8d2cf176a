import { z } from 'zod'
import type { OwnCode } from './own-codes.ts'

/**
 * A condition over facts: `all`, `any`, `not` over comparisons.
 *
 * A comparison names one fact (see `domain/quote/facts.ts`) and the required value. Bounds are inclusive. A fact that
 * is not known makes every comparison of it false.
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | Comparison

/** One comparison of one fact: one of the operators, or both bounds of a range. */
export interface Comparison {
  readonly fact: string
  readonly is?: FactValue | undefined
  readonly in?: readonly FactValue[] | undefined
  readonly atLeast?: number | string | undefined
  readonly atMost?: number | string | undefined
  /** Whether there is a value at all: chosen, answered, typed; null, no and 0 are not given. */
  readonly given?: boolean | undefined
}

/** Days and moments are ISO strings (local, Europe/Warsaw), so that they compare as text. */
export type FactValue = string | number | boolean

const factValue = z.union([z.string(), z.number(), z.boolean()])
const bound = z.union([z.number(), z.string()])

const comparison = z
  .strictObject({
    fact: z.string().min(1).describe('Name of a fact: age, group, answer.diet, chosen.coach …'),
    is: factValue.optional().describe('The value is this one.'),
    in: z.array(factValue).min(1).optional().describe('The value is one of these.'),
    atLeast: bound.optional().describe('The value is this or more (later, for a day or moment).'),
    atMost: bound.optional().describe('The value is this or less (earlier, for a day or moment).'),
    given: z
      .boolean()
      .optional()
      .describe('true: something is chosen, answered or typed at all. false: nothing, no, or 0.'),
  })
  .refine((c) => [c.is, c.in, c.atLeast, c.atMost, c.given].some((operator) => operator !== undefined), {
    message: 'comparison_without_value' satisfies OwnCode,
  })
  .describe(
    'A comparison of one fact; several operators must all hold. A fact that is absent fits nothing but "given": false.',
  )

export const conditionSchema: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ all: z.array(conditionSchema).min(1) }).describe('All of these hold.'),
      z.strictObject({ any: z.array(conditionSchema).min(1) }).describe('At least one of these holds.'),
      z.strictObject({ not: conditionSchema }).describe('This does not hold.'),
      comparison,
    ]),
  )
  .meta({
    id: 'condition',
    description: 'A comparison of a fact, or several conditions put together by all, any, not.',
    examples: [
      { fact: 'age', atMost: 6 },
      { all: [{ fact: 'day', atMost: '2026-06-30' }, { not: { fact: 'group', in: ['red', 'blue'] } }] },
      { fact: 'code', given: true },
    ],
  })
