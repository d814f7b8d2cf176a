import { looksTrusted } from '#domain/values/trusted-name.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import type { Identity } from '#server/gateways/identity/port.ts'
import { addressOf } from '#server/http/face.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countOwnAccounts, findAccountRequest, insertAccountRequest, upsertUser } from './accounts.queries.ts'
import { assertMayBeTaken } from './assert-may-be-taken.ts'
import { type Credential, getIdentity } from './get-identity.ts'
import { saveAccount } from './save-account.ts'
import { saveMember } from './save-member.ts'
import { startHandOver } from './start-hand-over.ts'

export interface AccountWish {
  /** 3 to 50 characters. */
  readonly name: string
  /** The whole host, in lower case. */
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
 * Opens an account for the person that a token names, who becomes its owner. All of it or nothing; the same request
 * under the same key gets the same answer, also concurrently, and refusals are not remembered.
 * @throws Refusal as `getIdentity`; invalid_input, domain_taken at the field `hostname`; key_reused;
 *   too_many_accounts
 */
export async function openAccount(
  ctx: Ctx,
  credential: Credential,
  wish: AccountWish,
): Promise<OpenedAccount> {
  assertMayBeTaken(ctx, wish.hostname, 'hostname')
  const identity = await getIdentity(ctx, credential)
  const fresh = newId()
  const opened = await ctx.db.tenant(fresh, async (tx) => {
    // Locks the row of the user: the same person's requests, and so those with one key, run one by one.
    const userId = await upsertUser(tx, { ...identity, userId: newId() })
    const known = await findOpened(tx, userId, wish)
    const account = known ?? (await open(tx, { account: fresh, userId, identity, wish }))
    return { id: account, ticket: await startHandOver(tx, ctx, { userId, account }) }
  })
  return { ...opened, siteAddress: addressOf(wish.hostname, ctx.config) }
}

/** The account that this request has already created; undefined for a new one. */
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
  const { ofDay, inAll } = await countOwnAccounts(tx, userId)
  if (ofDay >= MOST_ACCOUNTS.ofDay || inAll >= MOST_ACCOUNTS.inAll) throw new Refusal('too_many_accounts')
  const actor = { kind: 'user', id: userId, name: identity.name } as const
  const onReview = looksTrusted({ name, subdomain: host.split('.')[0] ?? '' })
  await saveAccount(tx, { account, actor }, { ...UNTOLD, name, legalName: name, host, onReview })
  await saveMember(tx, { account, actor }, { userId, name: identity.name, role: 'owner' })
  if (key !== '') {
    const request = { userId, idempotencyKey: key, requestHash: hashOf(wish), accountId: account }
    await insertAccountRequest(tx, request)
  }
  return account
}

/** Per person: a diocese has a few, a squatter on names has many. */
const MOST_ACCOUNTS = { ofDay: 5, inAll: 20 }

/** What the wizard does not ask for is empty until the owner gives it: the e-mail of a sign-in is not published. */
const UNTOLD = { email: '', address: '', phone: '', contactPerson: '', contactNote: '', accent: '#23408e' }

/** Hash of the request without the token: it may have been renewed between two tries. */
const hashOf = ({ name, hostname }: AccountWish): Buffer => sha256(JSON.stringify([name, hostname]))
