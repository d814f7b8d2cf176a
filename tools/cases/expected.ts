import { z } from 'zod'
import { grosze, listOf, quantity, text, until } from './values.ts'

/** The expected outcome of a registration, in all its spellings. */

/** 'registration' is none of the people. */
const whole = <T extends z.ZodType>(who: T) =>
  z.preprocess((value) => (value === 'registration' ? null : value), who)

/** Words for the reader, which are not compared. */
const reader = Object.fromEntries(
  ['what', 'why', 'where', 'note', 'notes', 'title', 'comment'].map((word) => [word, z.unknown().optional()]),
)

const line = z
  .strictObject({
    ...reader,
    who: whole(z.string().nullish()),
    amount: grosze.optional(),
    list: grosze.optional(),
    qty: quantity.optional(),
    unit_amount: grosze.optional(),
  })
  .transform(({ amount, ...rest }, ctx) => {
    const priced =
      rest.qty === undefined || rest.unit_amount === undefined ? null : rest.qty * rest.unit_amount
    const sum = amount ?? priced
    if (sum === null) ctx.addIssue('a line has an amount, or qty and unit_amount')
    else if (priced !== null && priced !== sum) ctx.addIssue(`qty × unit_amount is ${priced}, not ${sum}`)
    return { ...rest, amount: sum ?? 0 }
  })

/** Parts, or { "2026-05-05": 10000 }; a sum that waits for an approval counts as none. */
export const due = z.preprocess(
  (value) =>
    isPlain(value) && !('amount' in value)
      ? Object.entries(value).map(([day, amount]) => ({ amount, until: day }))
      : value,
  listOf(z.strictObject({ ...reader, amount: grosze, until })),
)

const LEFT = new Set(['left_after', 'left', 'remaining', 'free'])

/** Places of a pool: one number under any name, and what is left of it afterwards. */
const claim = z.looseObject({ pool: text.optional() }).transform(({ pool, ...numbers }, ctx) => {
  const read = Object.entries(numbers).flatMap(([key, value]) => {
    if (key in reader || value === undefined) return []
    const number = quantity.safeParse(value)
    if (!number.success) ctx.addIssue(`'${key}' is no number of places, and nothing else that is known here`)
    return number.success ? [[key, number.data] as const] : []
  })
  const lefts = read.filter(([key]) => LEFT.has(key)).map(([, left]) => left)
  const units = read.filter(([key]) => !LEFT.has(key)).map(([, number]) => number)
  const [only = 0, ...others] = units
  if (units.length === 0 || others.length > 0 || lefts.length > 1)
    ctx.addIssue(`'${pool ?? ''}' needs one number of places, besides left_after`)
  return { pool: pool ?? '', units: only, left: lefts[0] }
})

/** A list, or by pool: { "coach": 2 }, { "coach": { "seats": 2, "left_after": 1 } }. */
export const claims = z.preprocess(
  (value) =>
    isPlain(value) && !('pool' in value)
      ? Object.entries(value).map(([pool, of]) => (isPlain(of) ? { pool, ...of } : { pool, places: of }))
      : value,
  listOf(claim),
)

/** A code, a code and its person, or both in one text: "too_young (ola)". */
export const problems = listOf(
  z.preprocess(
    (value) => (typeof value === 'string' ? problemOfText(value) : value),
    z.strictObject({
      ...reader,
      code: z.string(),
      who: whole(z.union([z.string(), z.array(z.string().nullable())]).nullish()),
    }),
  ),
)

function problemOfText(text: string) {
  const [, code, who] = /^(\w+) \(([^)]+)\)$/.exec(text) ?? []
  return who === undefined ? { code: text } : { code, who }
}

/** What a third party pays: the sum, or by whom. */
const subsidy = z.union([
  grosze,
  listOf(z.strictObject({ ...reader, by: z.string().optional(), amount: grosze })),
])

/** Null means not known, and is not compared. */
export const known = <T extends z.ZodType>(outcome: T) =>
  z.preprocess(
    (value) =>
      isPlain(value) ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null)) : value,
    outcome,
  )

/** Lines, or the sum of each person: { "ewa": 25000 }. */
const lines = z.preprocess(
  (value) => (isPlain(value) ? Object.entries(value).map(([who, amount]) => ({ who, amount })) : value),
  z.array(line),
)

/** What is paid on the spot: the sum, alone or as `amount`, lines, or the sum of each person. */
const onSite = z.preprocess(
  (value) => (isPlain(value) && 'amount' in value ? value.amount : value),
  z.union([grosze, lines], {
    error: ({ input }) =>
      isPlain(input) || Array.isArray(input)
        ? undefined
        : `${JSON.stringify(input)} is no sum (whole grosze: 12000 is 120 zł), and no list of lines`,
  }),
)

/** A missing result follows from the rest: with problems it is refused. */
const outcome = z
  .looseObject({
    result: z.enum(['accepted', 'refused', 'rejected']).optional(),
    lines: lines.optional(),
    total: grosze.optional(),
    due: due.optional(),
    on_site: onSite.nullish(),
    subsidy: subsidy.nullish(),
    state: z.string().optional(),
    claims: claims.optional(),
    problems: problems.optional(),
  })
  .transform(({ result, ...rest }, ctx) => {
    const { problems: wrong = [] } = rest
    if (result === 'accepted' && wrong.length > 0) ctx.addIssue('what is accepted has no problems')
    const isRefused = result === undefined ? wrong.length > 0 : result !== 'accepted'
    return { ...rest, result: isRefused ? ('refused' as const) : ('accepted' as const) }
  })

export const expectation = z.preprocess(
  (value) => (typeof value === 'string' ? { result: value } : value),
  known(outcome),
)

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
