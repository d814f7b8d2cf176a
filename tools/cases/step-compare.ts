import { unitsByLimit } from '#domain/capacity/own-pools.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { holdsPlaces, type RegistrationState } from '#domain/registration/states.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import type { Case } from './case-file.ts'
import { dueDifferences } from './compare-due.ts'
import { idOf, noPool } from './names.ts'
import type { Scenario } from './scenario.ts'
import { stateWord } from './states.ts'
import type { Step, StepExpectation } from './then.ts'

/** The state of a registration between two steps. */
export interface Standing {
  readonly state: RegistrationState
  /** It was cancelled because a later part was not paid. */
  readonly wasUnpaid: boolean
  readonly revision: number
  /** The total price for the remaining participants. */
  readonly remaining: number
  readonly paid: number
  readonly kept: number
  readonly fees: number
  readonly toPay: number
  /** Paid too much and not refunded yet. */
  readonly surplus: number
  readonly due: readonly { readonly amount: number; readonly until: string | null }[]
  /** Units taken by pool, by all registrations. */
  readonly taken: Readonly<Record<string, number>>
}

export async function lookAt(scenario: Scenario, registrationId: string): Promise<Standing> {
  const registration = await getRegistration(scenario.ctx(), registrationId)
  const { rows } = await scenario.testDatabase.owner.query<{ pool: string; taken: number }>(
    'SELECT pool_key AS pool, taken FROM capacity_pool WHERE event_id = $1',
    [scenario.eventId],
  )
  const { rowCount } = await scenario.testDatabase.owner.query(
    `SELECT FROM audit_entry
      WHERE registration_id = $1 AND action = 'registration.cancelled' AND details ->> 'by' = 'unpaid'`,
    [registrationId],
  )
  const { state, revision, total, paid, kept, fees, balance, due } = registration
  const stands = holdsPlaces(state)
  return {
    ...{ state, revision, paid, kept, fees, remaining: stands ? total : 0 },
    wasUnpaid: rowCount === 1,
    toPay: Math.max(0, balance),
    surplus: Math.max(0, -balance),
    due: stands ? due.flatMap(({ left, until }) => (left > 0 ? [{ amount: left, until }] : [])) : [],
    taken: Object.fromEntries(unitsByLimit(rows.map(({ pool, taken: units }) => ({ pool, units })))),
  }
}

interface Went {
  readonly before: Standing
  readonly after: Standing
  readonly refund: number
}

/** Every difference between the expected result of a step and the real one. */
export function compareStep(
  file: Case,
  definition: EventDefinition,
  { expect }: Step,
  { before, after, refund }: Went,
): string[] {
  const numbers = [
    number('refund', expect.refund, refund),
    number('kept', expect.kept, after.kept - before.kept),
    number('fee', expect.fee, after.fees - before.fees),
    number('total', expect.total, after.remaining),
    number('remaining_total', expect.remaining_total, after.remaining),
    number('paid', expect.paid, after.paid),
    number('to_pay', expect.to_pay, after.toPay),
  ]
  return [
    ...numbers.flat(),
    ...stateDifferences(expect, after),
    ...dueDifferences(expect.due, after.due, after.state === 'awaiting_approval'),
    ...releaseDifferences(file, definition, expect, { before, after }),
  ]
}

const number = (name: string, expected: number | undefined, got: number) =>
  expected === undefined || expected === got ? [] : [`${name}: expected ${expected}, got ${got}`]

type IsSo = (standing: Standing) => boolean

/** The meaning of the words of a case, in any spelling. */
const STATES: Readonly<Record<string, IsSo>> = {
  'awaits-payment': ({ state, toPay }) =>
    state === 'awaiting_payment' || (state === 'confirmed' && toPay > 0),
  'rest-to-pay': ({ state, toPay }) => state === 'confirmed' && toPay > 0,
  'awaiting-payment': ({ state }) => state === 'awaiting_payment',
  'awaits-approval': ({ state }) => state === 'awaiting_approval',
  confirmed: ({ state, toPay }) => state === 'confirmed' && toPay === 0,
  'cancelled-unpaid': ({ state, wasUnpaid }) => state === 'expired' || wasUnpaid,
  cancelled: ({ state }) => state === 'cancelled',
}

/** The state, and whether a confirmed registration has something left to pay. */
export const stateOf = ({ state, toPay }: Standing): string =>
  state === 'confirmed' && toPay > 0 ? 'rest to pay' : state

function stateDifferences({ state }: StepExpectation, after: Standing): string[] {
  if (state === undefined) return []
  const isSo = STATES[stateWord(state)]
  if (isSo === undefined) return [`state: '${state}' is none of ${Object.keys(STATES).join(', ')}`]
  return isSo(after) ? [] : [`state: expected ${state}, got ${stateOf(after)}, ${after.toPay} to pay`]
}

/** A name must mean a pool; in samples alone one that means none is only for the reader. */
function releaseDifferences(
  file: Case,
  definition: EventDefinition,
  { released = [] }: StepExpectation,
  { before, after }: Omit<Went, 'refund'>,
): string[] {
  const wanted = released.map((each) => ({ each, pool: poolOf(each.pool, file, definition) }))
  const unknown = file.samplesAlone ? [] : wanted.filter(({ pool }) => pool === null)
  if (unknown.length > 0) return unknown.map(({ each }) => `released: ${noPool(each.pool, definition.pools)}`)
  const open = Object.keys({ ...before.taken, ...after.taken }).flatMap((pool) => {
    const units = (before.taken[pool] ?? 0) - (after.taken[pool] ?? 0)
    return units > 0 ? [{ pool, units }] : []
  })
  const ordered = wanted.toSorted((a, b) => Number(a.pool === null) - Number(b.pool === null))
  return ordered.flatMap(({ each, pool }) => {
    const { units } = each
    const at = open.findIndex((got) => (pool === null || got.pool === pool) && got.units === units)
    const got = open.map((claim) => `${claim.units} of ${claim.pool}`).join('; ')
    if (at < 0) return [`released: ${units} of '${each.pool}' not among ${got || 'none'}`]
    open.splice(at, 1)
    return []
  })
}

function poolOf(name: string, file: Case, { pools }: EventDefinition): string | null {
  if (/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/.test(name)) return `slot:${name.slice(0, 16).replace(' ', 'T')}`
  const id = file.pools[name] ?? idOf(name, pools)
  return pools.some((pool) => pool.id === id) ? id : null
}
