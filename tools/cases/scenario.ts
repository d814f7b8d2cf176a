import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { readConfig } from '#server/base/config.ts'
import { createSecrets } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { createAccount } from '#server/features/accounts/create-account.ts'
import { insertEvent, insertVersion } from '#server/features/events/selling/events.queries.ts'
import { insertMissingPools } from '#server/features/events/selling/pools.queries.ts'
import { unpack } from '#server/jobs/unpack.ts'
import { jobsWith } from '#server/worker.ts'
import { forgetJobs, installClock, newestJob, setClock, takeDueJob } from './step-clock.ts'
import { type Bank, openBank } from './steps-bank.ts'

/** The address by which the registrant is known. */
export const EMAIL = 'osoba@example.org'

/** Where the steps of samples run: a migrated database whose clock can be set. */
export interface TestDatabase extends AsyncDisposable {
  readonly owner: pg.Client
  readonly db: Database
}

/** An event on sale in an account of its own, at a moment that moves on. */
export interface Scenario {
  readonly testDatabase: TestDatabase
  readonly definition: EventDefinition
  readonly bank: Bank
  readonly eventId: string
  readonly slug: string
  /** The context of a function of the product at this moment. */
  ctx(): TenantCtx
  /**
   * Lets time pass until a moment and runs everything that comes due before it, each at its time. What ends with this
   * very second has not ended yet.
   */
  passTo(moment: Temporal.Instant): Promise<void>
  /** Runs all jobs that follow from what was done since. */
  settle(): Promise<void>
}

/**
 * Opens a test database on a cluster; it is dropped afterwards.
 * @param clusterUrl of the superuser
 */
export async function createTestDatabase(clusterUrl: string): Promise<TestDatabase> {
  await using opened = new AsyncDisposableStack()
  const admin = new pg.Client(clusterUrl)
  await admin.connect()
  opened.defer(() => admin.end())
  const name = `cases_${randomUUID().replaceAll('-', '')}`
  await admin.query(`CREATE DATABASE ${name}`)
  opened.defer(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
  })
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  const owner = new pg.Client(url.href)
  await owner.connect()
  opened.defer(() => owner.end())
  await installClock(owner)
  await migrate(url.href)
  const db = openDatabase(url.href, 4)
  opened.defer(() => db.close())
  const all = opened.move()
  return { owner, db, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

/** The same on the embedded server, which is started for it. */
export async function startTestDatabase(): Promise<TestDatabase> {
  await using started = new AsyncDisposableStack()
  const dataDir = join(readConfig(process.env).dataDir, 'cases')
  const server = started.use(await startEmbedded({ dataDir, durable: false, orphanSeconds: 10 }))
  const { owner, db } = started.use(await createTestDatabase(server.url))
  const all = started.move()
  return { owner, db, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

/** Puts an event on sale at a moment. Its definition was validated; data the product does not store is kept here. */
export async function startScenario(
  testDatabase: TestDatabase,
  json: unknown,
  at: Temporal.Instant,
): Promise<Scenario> {
  const parsed = parseDefinition(json)
  if (!parsed.ok) throw new Error('the definition cannot stand')
  const { definition } = parsed
  const bank = openBank()
  const slug = 'proba'
  const eventId = randomUUIDv7()
  await forgetJobs(testDatabase.owner)
  await setClock(testDatabase.owner, at)
  const host = `proba-${randomUUID().slice(0, 8)}.zapisano.localhost`
  const account = await createAccount(testDatabase, { ...ACCOUNT, host })
  await testDatabase.db.tenant(account, async (tx) => {
    await insertEvent(tx, { accountId: account, eventId, slug, draft: definition })
    await insertVersion(tx, {
      accountId: account,
      eventId,
      version: 1,
      definition,
      draft: definition,
      publishedBy: 'system',
    })
    await insertMissingPools(tx, account, eventId, definition.pools)
  })
  let now = at
  const ctx = (): TenantCtx => ({
    ...{ db: testDatabase.db, now, account, actor: { kind: 'registrant', address: host } },
    config: readConfig({}),
    secrets: createSecrets('for cases only, signs nothing'),
    gateways: {
      payments: [bank],
      mail: { send: async () => {} },
      identity: { verify: async () => ({ verdict: 'untrusted' }) },
      storage: { put: async () => {}, get: async () => null, delete: async () => {} },
      domains: { lookUp: async () => null },
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  const moveTo = async (moment: Temporal.Instant) => {
    now = Temporal.Instant.compare(moment, now) > 0 ? moment : now
    await setClock(testDatabase.owner, now)
  }
  let behind = '0'
  const work = async (due: () => Parameters<typeof takeDueJob>[1]) => {
    for (;;) {
      const job = await takeDueJob(testDatabase.owner, due())
      if (job === null) return
      await moveTo(job.runAt)
      await runJob(job.task, ctx(), job.payload)
    }
  }
  return {
    ...{ testDatabase, definition, bank, eventId, slug, ctx },
    async passTo(moment) {
      await work(() => ({ before: moment }))
      await moveTo(moment)
      behind = await newestJob(testDatabase.owner)
    },
    settle: () => work(() => ({ at: now, behind })),
  }
}

async function runJob(task: string, ctx: TenantCtx, payload: unknown): Promise<void> {
  const run = JOBS.get(task)
  if (run === undefined) throw new Error(`There is no job ${task}.`)
  await unpack(task, run)(ctx, payload)
}

const JOBS = new Map(Object.entries(jobsWith({ 'deliver-test-notice': async () => {} })))

const ACCOUNT = {
  name: 'Organizator próbny',
  legalName: 'Stowarzyszenie Próba',
  address: 'ul. Próbna 1, 00-001 Borów',
  email: 'proba@example.org',
  phone: '+48 600 000 100',
  contactPerson: 'Jan Próbny',
  contactNote: '',
  accent: '#23408e',
}
