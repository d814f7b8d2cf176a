import { z } from 'zod'
import { role as roleSchema } from '#contract/panel.ts'
import { type listTeam, scope as scopeSchema } from '#contract/team.ts'
import type { InvitationRow } from './invitations.queries.ts'
import type { MemberRow } from './team.queries.ts'

type Team = z.input<typeof listTeam.output>
export type MemberView = Team['members'][number]
export type InvitationView = Team['invitations'][number]

const mailSchema = z.enum(['queued', 'sent', 'failed', 'kept', 'withheld'])

/** @param asker the user who asks */
export const memberView = (row: MemberRow, asker: string): MemberView => ({
  id: row.userId,
  name: row.name,
  email: row.email,
  role: roleSchema.parse(row.role),
  scope: scopeSchema.parse(row.scope),
  since: row.createdAt.toString(),
  isYou: row.userId === asker,
})

export const invitationView = (row: InvitationRow, now: Temporal.Instant): InvitationView => ({
  id: row.teamInvitationId,
  email: row.email,
  role: roleSchema.parse(row.role),
  scope: scopeSchema.parse(row.scope),
  invitedBy: row.inviterName,
  mail: mailSchema.parse(row.mail),
  sentAt: row.sentAt?.toString() ?? null,
  expiresAt: row.expiresAt.toString(),
  isExpired: Temporal.Instant.compare(row.expiresAt, now) <= 0,
})
