import { formError } from '#domain/form/messages.ts'
import { isReservedSubdomain } from '#domain/reserved-subdomain.ts'
import { formMessage } from '#i18n/pl/form.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import type { Identity } from '#server/gateways/identity/port.ts'
import { addressOf } from '#server/http/face.ts'
import { Refusal, refusalAt } from '#server/http/refusal.ts'
import { sha256 } from '#server/secrets.ts'
import { findAccountRequest, insertAccountRequest, upsertUser } from './accounts.queries.ts'
import { getIdentity } from './get-identity.ts'
import { platformSubdomain } from './platform-subdomain.ts'
import { saveAccount } from './save-account.ts'
import { saveMember } from './save-member.ts'
import { startHandOver } from './start-hand-over.ts'

export interface AccountWish {
  /** 3 to 50 characters. */
  readonly name: string
  /** The whole host, in small letters. */
  readonly hostname: string
  /** Idempotency-Key, or '' for a request that is not repeated. */
  readonly key: string
}

export interface OpenedAccount {
  readonly id: string
  readonly siteAddress: string
  /** Leads its owner to the panel; see `startHandOver`. */
  readonly ticket: string
}

/**
 * Opens an account for whoever a token speaks of, who becomes its owner. All of it or nothing; the same wish
 * under the same key answers as it did, also at the same moment, and refusals are not remembered.
 * @throws Refusal as `getIdentity`; invalid_input, domain_taken at the field `hostname`; key_reused
 */
export async function openAccount(ctx: Ctx, token: string, wish: AccountWish): Promise<OpenedAccount> {
  assertMayBeTaken(ctx, wish.hostname)
  const identity = await getIdentity(ctx, token)
  const fresh = newId()
  const opened = await ctx.db.tenant(fresh, async (tx) => {
    // Locks the row of the user: the same person's requests, and so those with one key, go one by one.
    const userId = await upsertUser(tx, { ...identity, userId: newId() })
    const known = await findOpened(tx, userId, wish)
    const account = known ?? (await open(tx, { account: fresh, userId, identity, wish }))
    return { id: account, ticket: await startHandOver(tx, ctx, { userId, account }) }
  })
  return { ...opened, siteAddress: addressOf(wish.hostname, ctx.config) }
}

function assertMayBeTaken(ctx: Pick<Ctx, 'config'>, hostname: string): void {
  const subdomain = platformSubdomain(hostname, ctx.config.brands)
  if (subdomain === null) {
    const error = formError('INVALID_SUBDOMAIN')
    throw new Refusal('invalid_input', {
      problems: [{ code: error.key, field: 'hostname', message: formMessage(error) }],
    })
  }
  if (isReservedSubdomain(subdomain)) throw refusalAt('hostname', 'domain_taken')
}

/** The account that this wish has already made; undefined for a new one. */
async function findOpened(tx: Tx, userId: string, wish: AccountWish): Promise<string | undefined> {
  if (wish.key === '') return undefined
  const request = await findAccountRequest(tx, userId, wish.key)
  if (request && !request.requestHash.equals(hashOf(wish))) throw new Refusal('key_reused')
  return request?.accountId
}

interface Opening {
  readonly account: string
  readonly userId: string
  readonly identity: Identity
  readonly wish: AccountWish
}

async function open(tx: Tx, { account, userId, identity, wish }: Opening): Promise<string> {
  const { name, hostname: host, key } = wish
  const actor = { kind: 'user', id: userId, name: identity.name } as const
  await saveAccount(tx, { account, actor }, { ...UNTOLD, name, legalName: name, email: identity.email, host })
  await saveMember(tx, { account, actor }, { userId, name: identity.name, role: 'owner' })
  if (key !== '') {
    const request = { userId, idempotencyKey: key, requestHash: hashOf(wish), accountId: account }
    await insertAccountRequest(tx, request)
  }
  return account
}

/** What the wizard does not ask for; the owner fills it in later. */
const UNTOLD = { address: '', phone: '', contactPerson: '', contactNote: '', accent: '#23408e' }

/** Of what was wished, not of the token: it may have been renewed between two tries. */
const hashOf = ({ name, hostname }: AccountWish): Buffer => sha256(JSON.stringify([name, hostname]))
