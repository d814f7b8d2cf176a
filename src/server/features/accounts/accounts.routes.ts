import { createSession, deleteSession, getSession } from '#contract/panel.ts'
import { giveSession, SESSION_COOKIE, takeSession } from '#server/http/cookies.ts'
import { openRoute } from '#server/http/route.ts'
import { sessionRoute } from '#server/http/scopes.ts'
import { listAccounts } from './list-accounts.ts'
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
