import fc from 'fast-check'

/** Small arbitraries of which random events are made. */

export type Json = Record<string, unknown>

/** Grosze: round sums, uneven ones and zero. */
export const amount = fc.oneof(fc.constantFrom(0, 1, 333, 9999, 10000, 26050), fc.nat(40000))

/** Mostly there under its key, sometimes left out. */
export const maybe = <T>(arbitrary: fc.Arbitrary<T>, key: string): fc.Arbitrary<Json> =>
  fc.option(arbitrary, { nil: undefined }).map((value) => (value === undefined ? {} : { [key]: value }))

/** Mostly left out: an event that admits no person tests little. */
export const rarely = <T>(arbitrary: fc.Arbitrary<T>, key: string): fc.Arbitrary<Json> =>
  fc.oneof(
    { weight: 14, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: arbitrary.map((value) => ({ [key]: value })) },
  )

/** One object of all of these. */
export const joined = (...parts: fc.Arbitrary<Json>[]): fc.Arbitrary<Json> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all))

/** None, or up to so many. */
export const some = <T>(arbitrary: fc.Arbitrary<T>, maxLength = 2) => fc.array(arbitrary, { maxLength })

/** Mostly none, sometimes one. */
export const few = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<T[]>([]) },
    arbitrary.map((one) => [one]),
  )

/** What is called by its own id. */
export const named = (id: string, part: Json = {}): Json => ({ id, name: id, ...part })
