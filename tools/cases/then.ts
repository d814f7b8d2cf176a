import { z } from 'zod'
import { deadlineOf } from '#domain/values/polish-time.ts'
import { IN_ENGLISH, wordsOf } from './case-file.ts'
import { claims, due, known, problems } from './expected.ts'
import { choices } from './sample.ts'
import { grosze, listOf, moment, text } from './values.ts'

/** The steps after a registration, in order (`then` of a sample). */

/** Words for the reader. */
const words = { why: z.string().optional(), title: z.string().optional(), note: z.string().optional() }

/** A problem of several people is one of each; without a name it may be of any person. */
function eachProblem({ code, who = null }: z.infer<typeof problems>[number]) {
  const each: { code: string; who?: string | null }[] =
    who === null ? [{ code }] : [who].flat().map((ref) => ({ code, who: ref }))
  return each
}

const stepExpectation = known(
  z.strictObject({
    /** Whether it is done at all; `rejected` and `refused` mean the same. */
    result: z.enum(['accepted', 'rejected', 'refused']).optional(),
    problems: problems.transform((all) => all.flatMap(eachProblem)).optional(),
    /** Grosze that this step refunds. */
    refund: grosze.optional(),
    /** Grosze that the organiser retains in this step. */
    kept: grosze.optional(),
    /** Grosze that are owed for the step itself, besides the price. */
    fee: grosze.optional(),
    /** The price for the remaining participants, under both names. */
    total: grosze.optional(),
    remaining_total: grosze.optional(),
    /** Grosze that were paid and not refunded, and those that are still to pay. */
    paid: grosze.optional(),
    to_pay: grosze.optional(),
    /** What is still due until when. */
    due: due.optional(),
    state: z.string().optional(),
    released: claims.optional(),
    ...words,
  }),
)

const base = { at: moment, expect: stepExpectation.prefault({}), ...words }

/** In the words of `by.who`. */
const by = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && 'who' in value ? value.who : value),
  z.string().nullish(),
)
const who = listOf(text).nullish()

const step = z.discriminatedUnion(
  'do',
  [
    /** The owner of the money makes no difference. */
    z.strictObject({
      do: z.literal('pay'),
      amount: grosze.pipe(z.number().min(1)),
      by,
      ...base,
    }),
    /** The whole registration, or some of its people. */
    z.strictObject({ do: z.literal('cancel'), who, by, ...base }),
    /**
     * Sets the named fields of the registration, or of `who`; a person of a new `ref` joins. Fields are those of a
     * registration.
     */
    z.looseObject({
      do: z.literal('change'),
      who,
      people: z.array(z.looseObject({ ref: text, choices })).default([]),
      choices,
      by,
      ...base,
    }),
    /** `who` gives the place to the new person `to`, who has what the giver had unless stated otherwise. */
    z.strictObject({
      do: z.literal('hand_over'),
      who: text,
      to: z.looseObject({ ref: text, choices }),
      registrant: z.enum(['successor', 'guardian', 'other']).default('successor'),
      by,
      ...base,
    }),
    z.strictObject({ do: z.literal('approve'), who, by, ...base }),
    z.strictObject({ do: z.literal('refuse'), who, by, ...base }),
    z.strictObject({ do: z.literal('clock'), ...base }),
    z.strictObject({ do: z.literal('organiser_cancels_event'), by, ...base }),
  ],
  {
    error: ({ input }) => {
      const { data } = z.object({ do: z.unknown() }).safeParse(input)
      return `${JSON.stringify(data?.do)} is no step: pay, cancel, change, hand_over, approve, refuse, clock or organiser_cancels_event`
    },
  },
)

export type Step = z.infer<typeof step>
export type StepExpectation = Step['expect']
/** Actions of the staff alone, for all or for these people. */
export type DecideStep = Partial<Pick<Extract<Step, { do: 'approve' }>, 'by' | 'who'>>
export type HandOverStep = Extract<Step, { do: 'hand_over' }>
export type ChangeStep = Extract<Step, { do: 'change' }>

/** A deadline within the hour that comes twice is the later one; so is a step. */
export const momentOf = (local: string) => deadlineOf(local)

/**
 * @param at when the registration was sent; no step is earlier, nor than the one before it
 * @throws Error that names the step that is not understood, and the place
 */
export function readSteps(then: unknown, at: string): Step[] {
  const list = listOf(z.unknown()).safeParse(then ?? [])
  const steps = (list.data ?? []).map((raw, index) => {
    const read = step.safeParse(raw, IN_ENGLISH)
    if (read.success) return read.data
    throw new Error(`step ${index + 1} is not understood: ${wordsOf(read.error)}`)
  })
  for (const [index, each] of steps.entries()) {
    const before = steps[index - 1]?.at ?? at
    if (Temporal.Instant.compare(momentOf(each.at), momentOf(before)) < 0)
      throw new Error(
        `step ${index + 1} (${each.do}): ${each.at} is earlier than ${index === 0 ? 'the registration' : `step ${index}`}, ${before}`,
      )
  }
  return steps
}
