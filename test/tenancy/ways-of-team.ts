import { randomUUID } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import {
  createInvitation,
  listTeam,
  removeMember,
  renewInvitation,
  updateMember,
  withdrawInvitation,
} from '#contract/team.ts'
import { mayManageTeam } from '#domain/access/rights.ts'
import { type MemberWay, member } from './way.ts'

/** How the endpoints of a team are called by its members. */
export const TEAM_WAYS = {
  listTeam: member(listTeam, mayManageTeam, ({ accountId }) => ({ params: { accountId } })),
  createInvitation: member(createInvitation, mayManageTeam, ({ accountId }) => ({
    params: { accountId },
    body: { email: `${randomUUID()}@example.org`, role: 'finance' as const },
  })),
  renewInvitation: member(renewInvitation, mayManageTeam, ({ accountId, invitationId }) => ({
    params: { accountId, invitationId },
  })),
  withdrawInvitation: {
    ...member(withdrawInvitation, mayManageTeam, ({ accountId, withdrawnInvitationId: invitationId }) => ({
      params: { accountId, invitationId },
    })),
    // An invitation that is not there is as good as withdrawn.
    ids: ['accountId'],
  },
  updateMember: member(updateMember, mayManageTeam, ({ accountId, userId }) => ({
    params: { accountId, userId },
    body: { role: 'read_only' as const },
  })),
  removeMember: {
    ...member(removeMember, mayManageTeam, ({ accountId, removedUserId: userId }) => ({
      params: { accountId, userId },
    })),
    // Who is not a member is as good as removed.
    ids: ['accountId'],
  },
} as const satisfies Partial<Record<keyof Api, MemberWay>>
