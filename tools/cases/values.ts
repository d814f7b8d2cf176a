import { z } from 'zod'

/** Values as people write them: a number also as text, a moment also with a space. */

const fromText = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(\.0+)?$/.test(value.trim()) ? Number(value) : value

/** A whole sum of grosze. */
export const grosze = z.preprocess(
  fromText,
  z.number({ error: ({ input }) => notGrosze(input) }).int({ error: ({ input }) => notGrosze(input) }),
)
const notGrosze = (input: unknown) =>
  `${input === undefined ? 'the sum is missing' : `${JSON.stringify(input)} is no sum`} (whole grosze: 12000 is 120 zł)`

/** How many. */
export const quantity = z.preprocess(fromText, z.number())

/** A name or code that may be written as a number. */
export const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string())

const isDay = { error: ({ input }: { input?: unknown }) => `'${input}' is no day (write 2026-07-31)` }
export const day = z.iso.date(isDay)

const isMoment = {
  error: ({ input }: { input?: unknown }) =>
    `'${input}' is no moment (write 2026-07-31T20:00:00, Polish time, nothing behind it)`,
}
const withT = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T') : value
/** A local moment. */
export const moment = z.preprocess(
  withT,
  z.string(isMoment).refine((written) => LOCAL.test(written) && isIso(written), isMoment),
)
const LOCAL = /^[\d-]+T[\d:.]+$/
const isIso = (written: string) => z.iso.datetime({ local: true }).safeParse(written).success

/** The last day of a deadline, or its last moment; null if it is not known yet. */
export const until = z.union([day, moment, z.null()], {
  error: ({ input }) => `${JSON.stringify(input)} is no day (write 2026-07-31; null: not known yet)`,
})

/** A single value may replace a list of one. */
export const listOf = <T extends z.ZodType>(one: T) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(one))

/** The number that a text of digits is; any other value as it is. */
export const numberOrSame = fromText

/** Listed names, once (true) or a number of times. */
export function tally(list: readonly string[]): Record<string, unknown> {
  const counted = Map.groupBy(list, (each) => each)
  return Object.fromEntries([...counted].map(([each, { length }]) => [each, length > 1 ? length : true]))
}
