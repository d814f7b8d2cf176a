import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { createPayment, createRegistration, getRegistration } from '#contract/site.ts'
import type { Config } from '#server/base/config.ts'
import { outputOf } from './answers.ts'
import { Client } from './client.ts'
import { familyOrder, kielceDefinition } from './kielce.ts'
import { asOwner, runJobs } from './owner.ts'
import { seedAccount, seedEvent } from './seed.ts'
import type { Answer } from './send.ts'
import { startTestServer, type TestServer } from './server.ts'

type Order = z.input<(typeof createRegistration)['body']>
export type Registered = z.output<(typeof createRegistration)['output']> & { readonly id: string }

/** A registration site that sells one event, with the staff and the visitors a test needs. */
export interface TestSite extends AsyncDisposable {
  readonly server: TestServer
  readonly account: string
  readonly event: string
  readonly slug: string
  readonly host: string
  /** A visitor who has opened the site. */
  readonly visitor: Client
}

const SLUG = 'rowery'

/**
 * Starts the product with one account (danuta-wrona owns it) that sells one event: by default the
 * Kielce cycling pilgrimage.
 */
export async function startTestSite(
  wanted: { readonly definition?: unknown; readonly settings?: Partial<Config> } = {},
): Promise<TestSite> {
  const server = await startTestServer(wanted.settings)
  const { account, host } = await seedAccount(server.databaseUrl, {
    subdomain: 'borow',
    members: { 'danuta-wrona': 'owner' },
  })
  const definition = wanted.definition ?? (await kielceDefinition())
  const event = await seedEvent(server.databaseUrl, account, { slug: SLUG, definition })
  const visitor = new Client(server.port, host)
  await visitor.open()
  const dispose = () => server[Symbol.asyncDispose]()
  return { server, account, event, slug: SLUG, host, visitor, [Symbol.asyncDispose]: dispose }
}

export function sendOrder(
  site: TestSite,
  order: Order,
  key: string = randomUUID(),
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return site.visitor.ask(createRegistration, { params: { slug: site.slug }, body: order, key, headers })
}

/** Registers the family of four, or the people of the order; from a network of its own, if an address is given. */
export async function register(
  site: TestSite,
  order: Order = familyOrder(),
  address?: string,
): Promise<Registered> {
  const headers = address === undefined ? {} : { 'x-forwarded-for': address }
  const made = outputOf(createRegistration, await sendOrder(site, order, randomUUID(), headers))
  const [row] = await asOwner<{ id: string }>(
    site.server.databaseUrl,
    'SELECT registration_id AS id FROM registration WHERE account_id = $1 AND number = $2',
    [site.account, made.number],
  )
  return { ...made, id: row?.id ?? '' }
}

/** The registration as its payer sees it now. */
export async function look(site: TestSite, { token }: { readonly token: string }) {
  return outputOf(getRegistration, await site.visitor.ask(getRegistration, { params: { token } }))
}

/** Presses 'Zapłać'; returns the gateway's address. */
export async function startPayment(site: TestSite, { token }: { readonly token: string }): Promise<string> {
  const started = await site.visitor.ask(createPayment, { params: { token }, body: {} })
  return outputOf(createPayment, started).redirectUrl
}

/** Books of one registration, oldest first. */
export function ledgerOf(site: TestSite, { id }: { readonly id: string }) {
  return asOwner<{ kind: string; amount: number }>(
    site.server.databaseUrl,
    'SELECT kind, amount::integer FROM ledger_entry WHERE registration_id = $1 ORDER BY at, ledger_entry_id',
    [id],
  )
}

/** Lets the time to pay pass and the worker process that. */
export async function letExpire(site: TestSite, { id }: { readonly id: string }): Promise<void> {
  await asOwner(
    site.server.databaseUrl,
    "UPDATE registration SET expires_at = now() - interval '1 minute' WHERE registration_id = $1",
    [id],
  )
  await runJobs(site.server.databaseUrl, 'expire-registration')
}
