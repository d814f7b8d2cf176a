import { z } from 'zod'
import { ROLES, type Role } from '#domain/access/rights.ts'
import { fitsRole, type Scope } from '#domain/access/scope.ts'
import { email } from '#domain/form/fields/email.ts'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField } from './form-field.ts'

/**
 * The people who work in an account: members with their roles, and invitations. A member who may not give a role may
 * not take it from somebody either (`domain/access/team.ts`): that answers `forbidden`.
 */

const role = z.enum(ROLES)

/** Where the role holds (`domain/access/scope.ts`); null: in the whole account. */
export const scope = z
  .array(
    z.strictObject({
      eventId: id,
      groups: z.array(z.string().min(1).max(40)).min(1).max(200).nullable(),
    }),
  )
  .min(1)
  .max(200)
  .nullable()

/** A role, and where it holds; left out: in the whole account. */
const given = { role, scope: scope.default(null) }
const fits = (body: { readonly role: Role; readonly scope: Scope }) => fitsRole(body.role, body.scope)
const MISFIT = { error: 'Ta rola nie może mieć takiego zakresu.', path: ['scope'] }

const account = z.strictObject({ accountId: id })
const invitation = z.strictObject({ accountId: id, invitationId: id })
const member = z.strictObject({ accountId: id, userId: id })

const memberView = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role,
  scope,
  since: instant,
  /** The member who asks. */
  isYou: z.boolean(),
})

const invitationView = z.strictObject({
  id,
  email: z.string(),
  role,
  scope,
  invitedBy: z.string(),
  /** `withheld`: above a limit of mails, sent later; `kept`: of a demo account, sent to nobody. */
  mail: z.enum(['queued', 'sent', 'failed', 'kept', 'withheld']),
  sentAt: instant.nullable(),
  expiresAt: instant,
  isExpired: z.boolean(),
})

export const listTeam = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/team',
  summary: 'Members of an account and open invitations',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: z.strictObject({ members: z.array(memberView), invitations: z.array(invitationView) }),
  status: 200,
  refusals: ['not_found'],
})

/** Mails a link that makes the person who opens it and signs in a member, once, within a week. */
export const createInvitation = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/team/invitations',
  summary: 'Invite somebody to the team by e-mail',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({ email: formField(email), ...given }).refine(fits, MISFIT),
  output: invitationView,
  status: 201,
  refusals: ['not_found', 'forbidden', 'already_member', 'already_invited'],
})

/** Mails a new link, valid for another week; the one before opens nothing any more. */
export const renewInvitation = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/team/invitations/:invitationId/renewal',
  summary: 'Send an invitation again',
  audience: 'member',
  params: invitation,
  query: noParams,
  body: none,
  output: invitationView,
  status: 200,
  refusals: ['not_found', 'forbidden'],
})

/** Also when it was accepted or withdrawn meanwhile: afterwards there is none. */
export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/team/invitations/:invitationId',
  summary: 'Withdraw an invitation',
  audience: 'member',
  params: invitation,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found', 'forbidden'],
})

export const updateMember = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/team/members/:userId',
  summary: 'Change the role of a member, and where it holds',
  audience: 'member',
  params: member,
  query: noParams,
  body: z.strictObject(given).refine(fits, MISFIT),
  output: memberView,
  status: 200,
  refusals: ['not_found', 'forbidden', 'last_owner'],
})

/** Their access ends with their next request. Who is not a member is as good as removed. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/team/members/:userId',
  summary: 'Remove a member from the team',
  audience: 'member',
  params: member,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found', 'forbidden', 'last_owner'],
})

/** The secret of a mailed link. */
const link = z.strictObject({ token: z.string().min(1).max(100) })

/** What a link invites to; its reader need not be signed in. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/v1/team-invitations/:token',
  summary: 'What a link of an invitation invites to',
  audience: 'public',
  params: link,
  query: noParams,
  body: none,
  output: z.strictObject({ organiser: z.string(), role, invitedBy: z.string(), expiresAt: instant }),
  status: 200,
  refusals: ['invitation_ended'],
})

/** Makes the signed-in user a member; the link is used up. Its mail may have been sent to another of their addresses. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/v1/team-invitations/:token/acceptance',
  summary: 'Join a team by the link of an invitation',
  audience: 'session',
  params: link,
  query: noParams,
  body: none,
  output: z.strictObject({ accountId: id }),
  status: 200,
  refusals: ['not_signed_in', 'invitation_ended', 'already_member'],
})
