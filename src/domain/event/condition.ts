import { z } from 'zod'

/**
 * A condition over facts: `all`, `any`, `not` over comparisons.
 *
 * A comparison names one fact (see `domain/quote/facts.ts`) and says what its value must be.
 * Bounds are inclusive. A fact that is not known makes every comparison of it false.
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | Comparison

/** One comparison of one fact. Exactly one of the operators is given, or both bounds of a range. */
export interface Comparison {
  readonly fact: string
  readonly is?: FactValue | undefined
  readonly in?: readonly FactValue[] | undefined
  readonly atLeast?: number | string | undefined
  readonly atMost?: number | string | undefined
}

/** Days and moments are ISO strings (local, Europe/Warsaw), so that they compare as text. */
export type FactValue = string | number | boolean

const factValue = z.union([z.string(), z.number(), z.boolean()])
const bound = z.union([z.number(), z.string()])

const comparison = z
  .strictObject({
    fact: z.string().min(1),
    is: factValue.optional(),
    in: z.array(factValue).min(1).optional(),
    atLeast: bound.optional(),
    atMost: bound.optional(),
  })
  .refine(
    (c) => c.is !== undefined || c.in !== undefined || c.atLeast !== undefined || c.atMost !== undefined,
    {
      message: 'Porównanie nie mówi, jaka ma być wartość.',
    },
  )

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(conditionSchema).min(1) }),
    z.strictObject({ any: z.array(conditionSchema).min(1) }),
    z.strictObject({ not: conditionSchema }),
    comparison,
  ]),
)
