import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Role } from '#domain/access/rights.ts'
import { readConfig } from '#server/base/config.ts'
import { createSecrets } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Database } from '#server/db/database.ts'
import { addMember } from '#server/features/accounts/add-member.ts'
import { createAccount } from '#server/features/accounts/create-account.ts'
import { importEvent } from '#server/features/events/publishing/import-event.ts'
import { publishEvent } from '#server/features/events/publishing/publish-event.ts'
import { DEMO_PEOPLE } from '#server/features/landing/demo-people.ts'
import { LOCAL_ISSUER } from '#server/gateways/identity/local-issuer.ts'
import { withApp } from './kept-connections.ts'

/** Creates test data through the product's own functions; unspecified parts are filled in. */

const ACCOUNT = {
  legalName: 'Stowarzyszenie Próba',
  address: 'ul. Próbna 1, 00-001 Borów',
  email: 'proba@example.org',
  phone: '+48 600 000 100',
  contactPerson: 'Jan Próbny',
  contactNote: '',
  accent: '#23408e',
}

/** A database by its address, or one that is open already and stays so. */
type Seedbed = string | Database

export interface SeededAccount {
  readonly account: string
  readonly host: string
}

export async function seedAccount(
  database: Seedbed,
  wanted: {
    readonly subdomain: string
    /** Of a brand; the first one's when not given. */
    readonly domain?: string
    readonly members?: Readonly<Record<string, Role>>
  },
): Promise<SeededAccount> {
  const host = `${wanted.subdomain}.${wanted.domain ?? 'zapisano.localhost'}`
  return withCtx(database, async (ctx) => {
    const account = await createAccount(ctx, { ...ACCOUNT, host, name: `Konto ${wanted.subdomain}` })
    for (const [subject, role] of Object.entries(wanted.members ?? {})) {
      const person = DEMO_PEOPLE.find((each) => each.subject === subject)
      if (!person) throw new Error(`There is no test person ${subject}.`)
      await addMember({ ...ctx, account }, { identity: { ...person, issuer: LOCAL_ISSUER }, role })
    }
    return { account, host }
  })
}

/** Imports and publishes a definition; returns the event's id. */
export async function seedEvent(
  database: Seedbed,
  account: string,
  event: { readonly slug: string; readonly definition: unknown },
): Promise<string> {
  return withCtx(database, async (ctx) => {
    const tenant = { ...ctx, account }
    const { id } = await importEvent(tenant, event)
    await publishEvent(tenant, { eventId: id, definition: event.definition })
    return id
  })
}

/** The definition of a shown case. */
export async function caseDefinition(id: string): Promise<Record<string, unknown>> {
  const file = new URL(`../../cases/${id}.json`, import.meta.url)
  return z
    .object({ definition: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(await readFile(file, 'utf8'))).definition
}

async function withCtx<T>(
  database: Seedbed,
  work: (ctx: Omit<TenantCtx, 'account'>) => Promise<T>,
): Promise<T> {
  const seed = (db: Database) =>
    work({
      db,
      now: Temporal.Now.instant(),
      config: readConfig({}),
      secrets: createSecrets('for seeding only, signs nothing'),
      gateways: {
        payments: [],
        mail: { send: async () => {} },
        identity: { verify: async () => ({ verdict: 'untrusted' }) },
        storage: { put: async () => {}, get: async () => null, delete: async () => {} },
        domains: { lookUp: async () => null },
      },
      log: { info: () => {}, warn: () => {}, error: () => {} },
      actor: { kind: 'system' },
    })
  return typeof database === 'string' ? withApp(database, seed) : seed(database)
}
