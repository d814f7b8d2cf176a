import { z } from 'zod'

/** What happens after a registration, in order (`then` of a sample). */

const moment = z.iso.datetime({ local: true })
/** Words for the reader. */
const words = { why: z.string().optional(), title: z.string().optional(), note: z.string().optional() }

const released = z.looseObject({ pool: z.string() })

const stepExpectation = z.strictObject({
  /** Grosze that go back by this step. */
  refund: z.number().int().optional(),
  /** Grosze that stay with the organiser by this step. */
  kept: z.number().int().optional(),
  remaining_total: z.number().int().optional(),
  /** Grosze that have come and stayed, and those that are still to pay. */
  paid: z.number().int().optional(),
  to_pay: z.number().int().optional(),
  /** What is still due until when. */
  due: z.array(z.looseObject({ amount: z.number().int(), until: z.string().nullable() })).optional(),
  state: z.string().optional(),
  released: z.array(released).optional(),
  ...words,
})

const base = { at: moment, expect: stepExpectation.default({}), ...words }

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pay'), amount: z.number().int().min(1), ...base }),
  /** The whole registration, or some of its people. */
  z.strictObject({
    do: z.literal('cancel'),
    who: z.union([z.string(), z.array(z.string()).min(1)]).nullish(),
    ...base,
  }),
  z.strictObject({ do: z.literal('clock'), ...base }),
  z.strictObject({ do: z.literal('organiser_cancels_event'), ...base }),
])

export type Step = z.infer<typeof step>
export type StepExpectation = Step['expect']

/** @throws Error which says which step is not understood and where */
export function readSteps(then: unknown): Step[] {
  const steps = z.array(z.unknown()).optional().safeParse(then)
  if (!steps.success) throw new Error("'then' is not a list of steps")
  return (steps.data ?? []).map((raw, index) => {
    const read = step.safeParse(raw)
    if (read.success) return read.data
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'step'}: ${message}`)
    throw new Error(`step ${index + 1} is not understood: ${faults.join('; ')}`)
  })
}
