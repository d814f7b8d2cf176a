import {
  checkDomain as checkDomainContract,
  createAccount,
  identifyUser as identifyUserContract,
} from '#contract/accounts.ts'
import { createSession, deleteSession, getSession } from '#contract/panel.ts'
import { giveSession, giveTicket, SESSION_COOKIE, signInNonce, takeSession } from '#server/http/cookies.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Call, openRoute } from '#server/http/route.ts'
import { sessionRoute } from '#server/http/scopes.ts'
import { checkDomain } from './check-domain.ts'
import { identifyUser } from './identify-user.ts'
import { listAccounts } from './list-accounts.ts'
import { openAccount } from './open-account.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const credentialOf = ({
  ctx,
  request,
  body,
}: Pick<Call, 'ctx' | 'request'> & { body: { token: string } }) => ({
  token: body.token,
  nonce: signInNonce(request, ctx.secrets),
})

export const getSessionRoute = sessionRoute(getSession, async ({ ctx, user }) => ({
  user: { name: user.name, email: user.email },
  accounts: await listAccounts(ctx, user.id),
}))

export const createSessionRoute = openRoute(createSession, async (call) => {
  const userAgent = call.request.headers['user-agent'] ?? ''
  giveSession(call.reply, await signIn(call.ctx, credentialOf(call), userAgent), call.ctx.secrets)
  return undefined
})

export const deleteSessionRoute = sessionRoute(deleteSession, async ({ ctx, request, reply }) => {
  await signOut(ctx, request.cookies[SESSION_COOKIE] ?? '')
  takeSession(reply)
  return undefined
})

export const checkDomainRoute = openRoute(checkDomainContract, async ({ ctx, body }) => ({
  available: await checkDomain(ctx, body.domain),
}))

export const identifyUserRoute = openRoute(identifyUserContract, async (call) =>
  identifyUser(call.ctx, credentialOf(call)),
)

/** The ticket is a cookie of the brand's own host: an organiser's site does not use it. */
export const createAccountRoute = openRoute(createAccount, async (call) => {
  const { ctx, face, body, key, reply } = call
  if (face.kind !== 'brand') throw new Refusal('not_found')
  const { token: _, ...wish } = body
  const { ticket, ...opened } = await openAccount(ctx, credentialOf(call), { ...wish, key })
  giveTicket(reply, ticket)
  return opened
})
