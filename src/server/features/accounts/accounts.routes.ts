import {
  checkDomain as checkDomainContract,
  createAccount,
  identifyUser as identifyUserContract,
} from '#contract/accounts.ts'
import { createSession, deleteSession, getSession } from '#contract/panel.ts'
import { giveSession, giveTicket, SESSION_COOKIE, takeSession } from '#server/http/cookies.ts'
import { Refusal } from '#server/http/refusal.ts'
import { openRoute } from '#server/http/route.ts'
import { sessionRoute } from '#server/http/scopes.ts'
import { checkDomain } from './check-domain.ts'
import { identifyUser } from './identify-user.ts'
import { listAccounts } from './list-accounts.ts'
import { openAccount } from './open-account.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const getSessionRoute = sessionRoute(getSession, async ({ ctx, user }) => ({
  user: { name: user.name, email: user.email },
  accounts: await listAccounts(ctx, user.id),
}))

export const createSessionRoute = openRoute(createSession, async ({ ctx, body, reply }) => {
  giveSession(reply, await signIn(ctx, body.token), ctx.secrets)
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

export const identifyUserRoute = openRoute(identifyUserContract, async ({ ctx, body }) =>
  identifyUser(ctx, body.token),
)

/** The ticket is a cookie of the brand's own host: an organiser's site has no use for one. */
export const createAccountRoute = openRoute(createAccount, async ({ ctx, face, body, key, reply }) => {
  if (face.kind !== 'brand') throw new Refusal('not_found')
  const { token, ...wish } = body
  const { ticket, ...opened } = await openAccount(ctx, token, { ...wish, key })
  giveTicket(reply, ticket)
  return opened
})
