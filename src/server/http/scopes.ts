import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { role as roleSchema } from '#contract/panel.ts'
import { scope as scopeSchema } from '#contract/team.ts'
import type { Role } from '#domain/access/rights.ts'
import { holdsIn, type Scope } from '#domain/access/scope.ts'
import { sha256 } from '#server/base/secrets.ts'
import { createTtlCache } from '#server/base/ttl-cache.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { noteSecurityEvent } from '#server/context/security-events.ts'
import { perDatabase } from '../db/per-database.ts'
import {
  findMembership,
  findSiteOfHost,
  findUserOfSession,
  type SignedInUser,
  type SiteOfHost,
} from './access.queries.ts'
import { SESSION_COOKIE } from './cookies.ts'
import { askedBy } from './note-refusal.ts'
import { pagesOf } from './page-cache.ts'
import { Refusal } from './refusal.ts'
import { type Call, type Input, type Route, readInput } from './route.ts'

/** A rush requests the same host thousands of times a second. */
const HOST_MILLISECONDS = 1_000
const sitesOfHosts = perDatabase(() => createTtlCache<SiteOfHost | undefined>(HOST_MILLISECONDS))

/** The registration site of a host, or where it has moved; undefined when there is none. */
export async function siteOfHost(call: Pick<Call, 'ctx' | 'face'>): Promise<SiteOfHost | undefined> {
  const { face, ctx } = call
  if (face.kind !== 'site') return undefined
  return sitesOfHosts(ctx.db).get(face.host, () => ctx.db.global((tx) => findSiteOfHost(tx, face.host)))
}

/**
 * The account whose registration site a host is, or was: a form that was open when the address changed can still be
 * sent.
 */
export const accountOfSite = async (call: Pick<Call, 'ctx' | 'face'>): Promise<string | undefined> =>
  (await siteOfHost(call))?.account

/**
 * What an account shows on its pages is served on its own sites and on the panel alone.
 * @throws Refusal not_found
 */
export async function assertOwnHost(call: Pick<Call, 'ctx' | 'face'>, account: string): Promise<void> {
  if (call.face.kind !== 'panel' && (await accountOfSite(call)) !== account) throw new Refusal('not_found')
}

/** A visitor of a registration site. */
export const registrantOf = ({ request }: Pick<Call, 'request'>) => ({
  kind: 'registrant' as const,
  address: request.ip,
})

/** Served to every visitor of a registration site: the host names the account. */
export function siteRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call & Input<E> & { readonly ctx: TenantCtx }) => Promise<z.input<E['output']>>,
): Route {
  return {
    endpoint,
    run: async (call) => {
      const account = await accountOfSite(call)
      if (account === undefined) throw new Refusal('not_found')
      const ctx: TenantCtx = { ...call.ctx, account, actor: registrantOf(call) }
      return run({ ...call, ...readInput(endpoint, call.request), ctx })
    },
  }
}

/** The signed-in user; refuses with `not_signed_in`. */
async function signedInUser(call: Pick<Call, 'ctx' | 'request'>): Promise<SignedInUser> {
  const cookie = call.request.cookies[SESSION_COOKIE]
  if (cookie === undefined) throw new Refusal('not_signed_in')
  const user = await call.ctx.db.global((tx) => findUserOfSession(tx, sha256(cookie)))
  if (!user) throw new Refusal('not_signed_in')
  return user
}

/** Served to a signed-in user, whatever the account. */
export function sessionRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call & Input<E> & { readonly user: SignedInUser }) => Promise<z.input<E['output']>>,
): Route {
  return {
    endpoint,
    run: async (call) =>
      run({ ...call, user: await signedInUser(call), ...readInput(endpoint, call.request) }),
  }
}

/**
 * Served to members of the account in the path. A stranger gets the same answer as for an account that does not
 * exist; a member whose role does not allow it, or does not hold in the event in the path, gets `forbidden`.
 */
export function memberRoute<E extends Endpoint>(
  endpoint: E,
  may: (role: Role) => boolean,
  run: (
    call: Call & Input<E> & { readonly ctx: TenantCtx; readonly role: Role; readonly scope: Scope },
  ) => Promise<z.input<E['output']>>,
  options: MemberOptions = {},
): Route {
  return {
    endpoint,
    may,
    run: async (call) => {
      const user = await signedInUser(call)
      const account = readAccount(call.request.params)
      const { role, scope } = await membershipIn(call, account, user)
      if (!may(role) || !isWithin(scope, call.request.params, options)) throw new Refusal('forbidden')
      const ctx: TenantCtx = { ...call.ctx, account, actor: { kind: 'user', id: user.id, name: user.name } }
      const output = await run({ ...call, ...readInput(endpoint, call.request), ctx, role, scope })
      // What staff have published or changed is on the site at once.
      if (endpoint.method !== 'GET') pagesOf(ctx.db).expire(account)
      return output
    },
  }
}

interface MemberOptions {
  /** Of no single event, but also for members who are limited to some: it shows nothing of the others. */
  readonly forLimited?: boolean
}

/** A member who is limited to events calls what belongs to one of them, or what is for them too. */
function isWithin(scope: Scope, params: unknown, { forLimited = false }: MemberOptions): boolean {
  if (scope === null || forLimited) return true
  const path = z.object({ eventId: z.string() }).safeParse(params)
  return path.success && holdsIn(scope, path.data.eventId)
}

const membership = z.object({ role: roleSchema, scope: scopeSchema })

async function membershipIn({ ctx, request }: Call, account: string, user: SignedInUser) {
  const found = membership.safeParse(await ctx.db.tenant(account, (tx) => findMembership(tx, user.id)))
  if (found.success) return found.data
  noteSecurityEvent(ctx, 'access_refused', { ...askedBy(ctx, request), user: user.id })
  throw new Refusal('not_found')
}

function readAccount(params: unknown): string {
  const parsed = z.object({ accountId: z.uuid() }).safeParse(params)
  if (!parsed.success) throw new Refusal('not_found')
  return parsed.data.accountId
}
