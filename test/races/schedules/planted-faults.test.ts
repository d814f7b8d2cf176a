import { access } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { asOwner } from '#test/support/owner.ts'
import { weaken } from '../weaken.ts'
import { startCluster } from './cluster.ts'
import { runSchedules } from './run.ts'
import { peacefulSchedules } from './schedule.ts'

/** A guard that is removed, and the fault that the harness reports without it. */
interface Fault {
  readonly what: string
  /** Guards in SQL functions: function, guard, replacement. */
  readonly functions?: readonly (readonly [name: string, guard: RegExp, instead?: string])[]
  readonly statements?: string
  /** Guards in files of src/server. */
  readonly sources?: readonly { readonly file: string; readonly guard: RegExp; readonly instead: string }[]
  readonly found: RegExp
}

const UNIQUE_KEYS = 'registration_account_id_event_id_idempotency_key_key'

const FAULTS: readonly Fault[] = [
  {
    what: 'the lock before the check of free places',
    functions: [['lock_pools', /FOR NO KEY UPDATE/]],
    found: /^no pool is ever sold over its limit: /,
  },
  {
    what: 'counting places that come back',
    functions: [['swap_claims', /SELECT g\.pool, -g\.units/, 'SELECT g.pool, 0']],
    found: /^a pool counts what is claimed of it: /,
  },
  {
    what: 'that a key makes one registration',
    functions: [
      ['decide_orders', / AND r\.registration_id IS NULL ORDER/, ' ORDER'],
      ['write_orders', /ON CONFLICT[^;]*DO NOTHING;/, ';'],
    ],
    statements: `ALTER TABLE registration DROP CONSTRAINT ${UNIQUE_KEYS}`,
    found: /^a key makes one registration: /,
  },
  {
    what: 'that publishing keeps orders waiting',
    functions: [['decide_orders', /PERFORM pg_advisory_xact_lock_shared[^;]*;/]],
    found: /^nobody is sold a version that is gone: /,
  },
  {
    what: 'asking the gateway before the time to pay is over',
    sources: [
      {
        file: 'features/registrations/expiry/expire-registration.job.ts',
        guard: /await askGateway\(ctx, registrationId\)/,
        instead: '',
      },
    ],
    found: /^expiry never beats a payment: /,
  },
  {
    what: 'that expiry looks at the state it finds',
    functions: [['end_overdue', / AND state = 'awaiting_payment'/]],
    sources: [
      {
        file: 'features/registrations/expiry/expire-registration.job.ts',
        guard: /if \(!registration \|\| [^\n]*\n\s*return\n/,
        instead: 'if (!registration?.expiresAt) return\n',
      },
    ],
    found: /^(what is paid does not expire|what is owed follows the state): /,
  },
  {
    what: 'that a payment is settled once',
    statements: 'DROP INDEX ledger_entry_once_a_payment',
    sources: [
      {
        file: 'features/payments/records/payments.queries.ts',
        guard:
          /\.onConflict\(\(conflict\) =>\s*conflict\.columns\(\['accountId', 'paymentId'\]\)[^\n]*\n\s*\)/,
        instead: '',
      },
      {
        file: 'features/payments/settle-payment.ts',
        guard: /const from = stateSchema\.parse\(payment\.state\)/,
        instead: 'const from = seen',
      },
    ],
    found: /^a payment is booked once, exactly when it succeeded: /,
  },
]

/** Most are found within ten; the rarest in some two hundred. The first fault ends the search. */
const SCHEDULES = 1_500
const LANES = 6
const SEED = 20_260_801
const HOOK = pathToFileURL(fileURLToPath(new URL('weaken-source.ts', import.meta.url))).href

vi.setConfig({ testTimeout: 600_000 })

for (const { what, functions = [], statements, sources = [], found } of FAULTS) {
  test(`the schedules detect the missing guard: ${what}`, async () => {
    // A file that has moved would leave its guard in place.
    for (const { file } of sources) await access(new URL(`../../../src/server/${file}`, import.meta.url))
    await using database = await createTestDatabase()
    const cuts = sources.map(({ guard, ...rest }) => ({ ...rest, guard: guard.source }))
    const settings = { NODE_OPTIONS: `--import ${HOOK}`, WEAKENED: JSON.stringify(cuts) }
    await using cluster = await startCluster(database, sources.length > 0 ? settings : {})
    for (const [name, guard, instead] of functions) await weaken(database.url, name, guard, instead)
    if (statements) await asOwner(database.url, statements)

    const { failures } = await runSchedules(cluster, {
      schedules: peacefulSchedules,
      seed: SEED,
      count: SCHEDULES,
      lanes: LANES,
    })
    expect(failures.flatMap(({ faults }) => faults)).toContainEqual(expect.stringMatching(found))
  })
}
