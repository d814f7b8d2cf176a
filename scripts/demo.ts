import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { z } from 'zod'
import { ROLES } from '#domain/access/rights.ts'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { shiftDefinition } from '#domain/event/shift-days.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { chanceFrom, type Family, family } from '#domain/rehearsal/family.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { type Config, readConfig } from '#server/base/config.ts'
import { createSecrets, developmentKey } from '#server/base/secrets.ts'
import type { Ctx, TenantCtx } from '#server/context/ctx.ts'
import { openDatabase } from '#server/db/database.ts'
import { addMember } from '#server/features/accounts/add-member.ts'
import { createAccount } from '#server/features/accounts/create-account.ts'
import { getCampCards } from '#server/features/camp-cards/get-camp-cards.ts'
import { saveCampCardSetting } from '#server/features/camp-cards/save-camp-card-setting.ts'
import { importEvent } from '#server/features/events/publishing/import-event.ts'
import { publishEvent } from '#server/features/events/publishing/publish-event.ts'
import { DEMO_PEOPLE } from '#server/features/landing/demo-people.ts'
import { cancelRegistration } from '#server/features/registrations/cancel/cancel-registration.ts'
import { createRegistration } from '#server/features/registrations/order/create-registration.ts'
import { LOCAL_ISSUER } from '#server/gateways/identity/local-issuer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { quietJobs, spreadOverTime, tellTestGateway } from './support/demo-history.ts'
import { demoGateway, payInFull } from './support/demo-payments.ts'
import { inNextSeason } from './support/demo-season.ts'
import { Progress } from './support/progress.ts'

const FOLDER = new URL('../db/demo/', import.meta.url)

const accountsSchema = z.array(
  z.object({
    account: z.object({
      host: z.string(),
      name: z.string(),
      legalName: z.string(),
      address: z.string(),
      email: z.string(),
      phone: z.string(),
      contactPerson: z.string(),
      contactNote: z.string(),
      accent: z.string(),
    }),
    members: z.record(z.string(), z.enum(ROLES)),
    events: z.array(z.object({ slug: z.string(), file: z.string(), registrations: z.number().int() })),
  }),
)

type DemoAccount = z.infer<typeof accountsSchema>[number]

interface Filling {
  /** The limit of registrations per event. */
  readonly atMost?: number
  /** Where the progress is written; the terminal when not given. */
  readonly tell?: (text: string) => void
}

/**
 * Fills an empty database with the demo's accounts, events and registrations, through the same commands as
 * every other caller; a database that holds accounts is left alone. An interrupted filling starts again.
 */
export async function fillDemo(
  url: string,
  config: Config = readConfig(),
  { atMost = Number.POSITIVE_INFINITY, tell }: Filling = {},
): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    if (await isFilled(owner)) return
    const accounts = await readAccounts(atMost)
    const total = accounts.flatMap((a) => a.events).reduce((sum, event) => sum + event.registrations, 0)
    const progress = new Progress('Filling the demo', total, tell)
    // A crash while filling costs nothing: the filling starts again.
    await fastCommits(owner, true)
    const ctx = await demoCtx(url, config)
    for (const account of accounts) await fillAccount(ctx, account, progress)
    await fastCommits(owner, false)
    await spreadOverTime(owner)
    await quietJobs(owner)
    await tellTestGateway(owner, config.port)
    // The demo is restored to this state every night.
    await owner.query('SELECT demo.keep()')
    await owner.query('UPDATE demo.filling SET done_at = now()')
    progress.done()
    await ctx.db.close()
  } finally {
    await owner.end()
  }
}

async function readAccounts(atMost: number): Promise<DemoAccount[]> {
  const text = await readFile(new URL('accounts.json', FOLDER), 'utf8')
  return accountsSchema.parse(JSON.parse(text)).map((account) => ({
    ...account,
    events: account.events.map((event) => ({
      ...event,
      registrations: Math.min(event.registrations, atMost),
    })),
  }))
}

async function fastCommits(owner: pg.Client, on: boolean): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('SELECT quote_ident(current_database()) AS name')
  await owner.query(
    `ALTER DATABASE ${rows[0]?.name} ${on ? 'SET synchronous_commit = off' : 'RESET synchronous_commit'}`,
  )
}

/**
 * True when there is nothing to do: the demo is there, or other accounts are. A filling that
 * was interrupted is removed, and only that.
 */
async function isFilled(owner: pg.Client): Promise<boolean> {
  await owner.query('CREATE SCHEMA IF NOT EXISTS demo')
  await owner.query(
    'CREATE TABLE IF NOT EXISTS demo.filling (begun_at timestamptz NOT NULL, done_at timestamptz)',
  )
  const { rows } = await owner.query<{ done: boolean }>(
    'SELECT done_at IS NOT NULL AS done FROM demo.filling',
  )
  const begun = rows[0]
  if (begun?.done) return true
  if (begun) await owner.query('TRUNCATE account, app_user CASCADE')
  else if ((await owner.query('SELECT FROM account LIMIT 1')).rowCount !== 0) return true
  else await owner.query('INSERT INTO demo.filling (begun_at) VALUES (now())')
  return false
}

async function demoCtx(url: string, config: Config): Promise<Ctx> {
  return {
    db: openDatabase(url),
    now: Temporal.Now.instant(),
    config,
    secrets: createSecrets(
      config.secretKey ?? (await developmentKey(config.dataDir)),
      config.secretKeysBefore,
    ),
    gateways: {
      payments: [demoGateway],
      mail: { send: async () => {} },
      identity: { verify: async () => ({ verdict: 'untrusted' }) },
      storage: { put: async () => {}, get: async () => null, delete: async () => {} },
      domains: { lookUp: async () => null },
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  }
}

async function fillAccount(ctx: Ctx, demo: DemoAccount, progress: Progress): Promise<void> {
  const account = await createAccount(ctx, { ...demo.account, demo: true })
  const tenant: TenantCtx = { ...ctx, account, actor: { kind: 'system' } }
  for (const [subject, role] of Object.entries(demo.members)) {
    const person = DEMO_PEOPLE.find((p) => p.subject === subject)
    if (person) await addMember(tenant, { identity: { ...person, issuer: LOCAL_ISSUER }, role })
  }
  for (const event of demo.events) {
    const definition = await demoDefinition(event.file, ctx.now)
    const { id } = await importEvent(tenant, { slug: event.slug, definition })
    await publishEvent(tenant, { eventId: id, definition })
    if (definition.kind === 'camp') await setUpCards(tenant, id)
    await register(tenant, event, definition, progress)
  }
}

/** The cards of a camp are filled in as the panel proposes. */
async function setUpCards(ctx: TenantCtx, eventId: string): Promise<void> {
  const { setting } = await getCampCards(ctx, { eventId, role: 'owner' })
  await saveCampCardSetting(ctx, { ...setting, eventId })
}

const definitionFile = z.object({
  /** The day for which the file was written. */
  anchor: z.iso.date(),
  /** A pilgrimage on foot, or a cover with a tree in leaf, belongs to summer: it is moved by whole years, others by weeks. */
  seasonal: z.boolean().default(false),
  definition: z.unknown(),
})

/** The definition of a file in `db/demo` with all its days moved by whole weeks, so that the demo never ages. */
export async function demoDefinition(file: string, now: Temporal.Instant): Promise<EventDefinition> {
  const { anchor, seasonal, definition } = definitionFile.parse(
    JSON.parse(await readFile(new URL(file, FOLDER), 'utf8')),
  )
  const parsed = parseDefinition(definition)
  if (!parsed.ok) throw new Error(`${file}: ${parsed.problems.map((p) => `${p.path}: ${p.code}`).join('; ')}`)
  const today = now.toZonedDateTimeISO('Europe/Warsaw').toPlainDate()
  const weeks = Math.round(Temporal.PlainDate.from(anchor).until(today).days / 7)
  const moved = shiftDefinition(parsed.definition, weeks * 7)
  return seasonal ? inNextSeason(parsed.definition, moved, today) : moved
}

async function register(
  ctx: TenantCtx,
  event: { slug: string; registrations: number },
  definition: EventDefinition,
  progress: Progress,
): Promise<void> {
  const compiled = compileDefinition(definition)
  const context: QuoteContext = { now: localOf(ctx.now), facts: { channel: 'online', free: {} } }
  const chance = chanceFrom(event.registrations)
  const paid: string[] = []
  for (let index = 0; index < event.registrations; index++) {
    const registering = family(compiled, context, index, chance)
    const { total } = registering === null ? { total: 0 } : quote(compiled, registering.draft, context)
    const registrationId = registering && (await registerFamily(ctx, event.slug, registering, total))
    if (registrationId !== null && chance() < 0.82) {
      await payInFull(ctx, registrationId)
      paid.push(registrationId)
    }
    progress.step()
  }
  for (const registrationId of paid.filter((_, index) => RESIGNING.includes(index)))
    await cancelRegistration(ctx, { registrationId, by: 'staff', reason: 'Rezygnacja przez telefon' })
}

/** Which of the payers resign, in each event: their refunds are shown in the panel. */
const RESIGNING = [7, 11, 16]

/** null when the family no longer fits: a group or a kind of room of the demo may be full. */
async function registerFamily(
  ctx: TenantCtx,
  slug: string,
  { draft, contact }: Family,
  expectedTotal: number,
): Promise<string | null> {
  const body = { version: 1, expectedTotal, draft, contact }
  try {
    const { registrationId, state } = await createRegistration(ctx, { slug, key: randomUUID(), body })
    return state === 'awaiting_payment' ? registrationId : null
  } catch (error) {
    const isFull =
      error instanceof Refusal && (error.details.problems ?? []).every(({ code }) => FULL.test(code))
    if (isFull) return null
    throw error
  }
}

const FULL = /_full$|^room_capacity$/
