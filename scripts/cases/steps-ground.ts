import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { parseDefinition } from '#domain/event/check-definition.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { readConfig } from '#server/config.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { createAccount } from '#server/features/accounts/create-account.ts'
import { insertEvent, insertMissingPools, insertVersion } from '#server/features/events/events.queries.ts'
import { unpack } from '#server/jobs/unpack.ts'
import { createSecrets } from '#server/secrets.ts'
import { jobsWith } from '#server/worker.ts'
import { type Bank, openBank } from './steps-bank.ts'
import { forgetJobs, installClock, newestJob, setClock, takeDueJob } from './steps-clock.ts'

/** By which whoever registers is known. */
export const EMAIL = 'osoba@example.org'

/** Where the steps of samples are played: a migrated database of which the clock can be set. */
export interface Ground extends AsyncDisposable {
  readonly owner: pg.Client
  readonly db: Database
}

/** An event on sale in an account of its own, at a moment that moves on. */
export interface Stage {
  readonly ground: Ground
  readonly definition: EventDefinition
  readonly bank: Bank
  readonly eventId: string
  readonly slug: string
  /** The world of a verb at this moment. */
  ctx(): TenantCtx
  /**
   * Lets time pass until a moment, and all be done that comes due before it, each at its time. What ends with this
   * very second has not ended yet.
   */
  passTo(moment: Temporal.Instant): Promise<void>
  /** Has all be done that follows from what was done since. */
  settle(): Promise<void>
}

/**
 * Opens a ground on a cluster, in a database of its own that is gone afterwards.
 * @param clusterUrl of the superuser
 */
export async function openGround(clusterUrl: string): Promise<Ground> {
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
export async function startGround(): Promise<Ground> {
  await using started = new AsyncDisposableStack()
  const dataDir = join(readConfig(process.env).dataDir, 'cases')
  const server = started.use(await startEmbedded({ dataDir, durable: false, orphanSeconds: 10 }))
  const { owner, db } = started.use(await openGround(server.url))
  const all = started.move()
  return { owner, db, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

/** Puts an event on sale at a moment. Its definition was judged; what the product does not keep yet is kept here. */
export async function setStage(ground: Ground, json: unknown, at: Temporal.Instant): Promise<Stage> {
  const parsed = parseDefinition(json)
  if (!parsed.ok) throw new Error('the definition cannot stand')
  const { definition } = parsed
  const bank = openBank()
  const slug = 'proba'
  const eventId = randomUUIDv7()
  await forgetJobs(ground.owner)
  await setClock(ground.owner, at)
  const host = `proba-${randomUUID().slice(0, 8)}.zapisano.localhost`
  const account = await createAccount(ground, { ...SOMEBODY, host })
  await ground.db.tenant(account, async (tx) => {
    await insertEvent(tx, { accountId: account, eventId, slug, draft: definition })
    await insertVersion(tx, { accountId: account, eventId, version: 1, definition, publishedBy: 'system' })
    await insertMissingPools(tx, account, eventId, definition.pools)
  })
  let now = at
  const ctx = (): TenantCtx => ({
    ...{ db: ground.db, now, account, actor: { kind: 'registrant', address: host } },
    config: readConfig({}),
    secrets: createSecrets('for cases only, signs nothing'),
    gateways: {
      payment: bank,
      mail: { send: async () => {} },
      identity: { verify: async () => ({ verdict: 'untrusted' }) },
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  const moveTo = async (moment: Temporal.Instant) => {
    now = Temporal.Instant.compare(moment, now) > 0 ? moment : now
    await setClock(ground.owner, now)
  }
  let behind = '0'
  const work = async (due: () => Parameters<typeof takeDueJob>[1]) => {
    for (;;) {
      const job = await takeDueJob(ground.owner, due())
      if (job === null) return
      await moveTo(job.runAt)
      await runJob(job.task, ctx(), job.payload)
    }
  }
  return {
    ...{ ground, definition, bank, eventId, slug, ctx },
    async passTo(moment) {
      await work(() => ({ before: moment }))
      await moveTo(moment)
      behind = await newestJob(ground.owner)
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

const SOMEBODY = {
  name: 'Organizator próbny',
  legalName: 'Stowarzyszenie Próba',
  address: 'ul. Próbna 1, 00-001 Borów',
  email: 'proba@example.org',
  phone: '+48 600 000 100',
  contactPerson: 'Jan Próbny',
  contactNote: '',
  accent: '#23408e',
}
