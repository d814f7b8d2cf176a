import fc from 'fast-check'
import type { Killed } from './cluster.ts'
import type { Terms } from './race-event.ts'
import type { Choice, StepKind } from './step-kind.ts'
import { STEP_KINDS } from './step-kinds.ts'
import { type Pauses, PLACES } from './watch.ts'

/** A step, and how many steps of others must end before it. */
export type Step = Choice & { readonly after: number }

/** A process that is killed, whatever it has in hand, so many milliseconds after so many steps. */
export type Kill = Killed & { readonly after: number; readonly milliseconds: number }

/** Everything about a race that is drawn at random; the rest depends on the machine. */
export interface Schedule {
  readonly terms: Terms
  readonly pauses: Pauses
  /** The steps of each kind, in order; the kinds run at the same time. */
  readonly steps: Readonly<Record<string, readonly Step[]>>
  readonly kill: Kill | null
}

const upTo = (max: number) => fc.integer({ min: 0, max })

const step: fc.Arbitrary<Step> = fc.record({
  after: fc.oneof(fc.constant(0), upTo(3), upTo(10)),
  who: upTo(7),
  how: upTo(3),
  node: upTo(1),
})

const terms: fc.Arbitrary<Terms> = fc.record({
  isOpen: fc.constant(true),
  price: fc.constantFrom(12_000, 12_000, 12_000, 12_000, 12_000, 0),
  limits: fc.record({
    event: fc.integer({ min: 1, max: 5 }),
    kayaks: fc.integer({ min: 1, max: 5 }),
    code: upTo(2),
  }),
})

const pauses: fc.Arbitrary<Pauses> = fc.record(
  Object.fromEntries(PLACES.map((place) => [place, fc.constantFrom(0, 0, 0, 2, 8, 20)])),
)

const stepsOf = (kinds: readonly StepKind[]) =>
  fc.record(
    Object.fromEntries(
      kinds.map(({ name, count: [minLength, maxLength] }) => [
        name,
        fc.array(step, { minLength, maxLength, size: 'max' }),
      ]),
    ),
  )

const noKill = fc.constant(null)
/** Of 300 schedules, twelve lose a server and five the database. */
const kill: fc.Arbitrary<Kill | null> = fc.oneof(
  { withCrossShrink: true },
  { weight: 283, arbitrary: noKill },
  { weight: 12, arbitrary: killOf('server') },
  { weight: 5, arbitrary: killOf('database') },
)

function killOf<What extends Kill['what']>(what: What) {
  return fc.record({ what: fc.constant(what), node: upTo(1), after: upTo(10), milliseconds: upTo(50) })
}

/** Schedules as they are run. */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  terms,
  pauses,
  steps: stepsOf(STEP_KINDS),
  kill,
})
/**
 * The same without kills and without handing places over: neither makes a planted fault likelier, and both take time
 * in which it could be found.
 */
export const peacefulSchedules: fc.Arbitrary<Schedule> = fc.record({
  ...{ terms, pauses },
  steps: stepsOf(STEP_KINDS.filter(({ name }) => name !== 'hand-over')),
  kill: noKill,
})
