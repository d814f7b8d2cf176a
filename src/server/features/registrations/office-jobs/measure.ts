import type { RowOutcome } from '#contract/office-jobs.ts'
import type { Taken } from '#domain/office-jobs/fit-together.ts'
import { type Balance, balanceOf } from '#domain/payment/balance.ts'
import type { Tx } from '#server/db/database.ts'
import { findHeldUnits } from '#server/features/places/claims/find-held-units.ts'
import { listLedger } from '../agreement/ledger.queries.ts'
import { countHistory } from './standing.queries.ts'

interface Standing {
  readonly balance: Balance
  readonly units: Taken
  readonly history: number
}

const NOTHING: Standing = { balance: balanceOf([]), units: {}, history: 0 }

async function standingOf(tx: Tx, registrationId: string | null): Promise<Standing> {
  if (registrationId === null) return NOTHING
  return {
    balance: balanceOf(await listLedger(tx, registrationId)),
    units: await findHeldUnits(tx, registrationId),
    history: await countHistory(tx, registrationId),
  }
}

export interface Measured {
  readonly registrationId: string
  readonly outcome: RowOutcome
  /** Places that it has taken more, or given back. */
  readonly taken: Taken
  /** Grosze by which more or less is owed. */
  readonly difference: number
}

/**
 * Does something to a registration, or makes one, and says what it has come to: what is to be paid more, what goes back,
 * what is retained, which places it took.
 * @param registrationId null: `act` makes it
 */
export async function measure(
  tx: Tx,
  registrationId: string | null,
  act: () => Promise<string>,
): Promise<Measured> {
  const before = await standingOf(tx, registrationId)
  const id = await act()
  const after = await standingOf(tx, id)
  const limits = [...new Set([...Object.keys(before.units), ...Object.keys(after.units)])]
  return {
    registrationId: id,
    outcome: {
      code: after.history > before.history ? 'done' : 'unchanged',
      params: {},
      more: Math.max(0, after.balance.toPay - before.balance.toPay),
      back: Math.max(0, after.balance.surplus - before.balance.surplus),
      kept: Math.max(0, after.balance.kept - before.balance.kept),
      problems: [],
    },
    difference: after.balance.owed - before.balance.owed,
    taken: Object.fromEntries(
      limits
        .map((limit) => [limit, (after.units[limit] ?? 0) - (before.units[limit] ?? 0)] as const)
        .filter(([, units]) => units !== 0),
    ),
  }
}
