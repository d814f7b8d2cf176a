import {
  acceptInvitation as acceptContract,
  createInvitation as createContract,
  getInvitation as getContract,
  listTeam as listContract,
  removeMember as removeContract,
  renewInvitation as renewContract,
  updateMember as updateContract,
  withdrawInvitation as withdrawContract,
} from '#contract/team.ts'
import { mayManageTeam } from '#domain/access/rights.ts'
import { openRoute } from '#server/http/route.ts'
import { memberRoute, sessionRoute } from '#server/http/scopes.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { createInvitation } from './create-invitation.ts'
import { getInvitation } from './get-invitation.ts'
import { listTeam } from './list-team.ts'
import { removeMember } from './remove-member.ts'
import { renewInvitation } from './renew-invitation.ts'
import { updateMember } from './update-member.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

/** Members of an account and invitations. */
export const teamRoutes = {
  listTeam: memberRoute(listContract, mayManageTeam, ({ ctx }) => listTeam(ctx)),
  createInvitation: memberRoute(createContract, mayManageTeam, ({ ctx, body }) =>
    createInvitation(ctx, body),
  ),
  renewInvitation: memberRoute(renewContract, mayManageTeam, ({ ctx, params }) =>
    renewInvitation(ctx, params.invitationId),
  ),
  withdrawInvitation: memberRoute(withdrawContract, mayManageTeam, async ({ ctx, params }) => {
    await withdrawInvitation(ctx, params.invitationId)
    return undefined
  }),
  updateMember: memberRoute(updateContract, mayManageTeam, ({ ctx, params, body }) =>
    updateMember(ctx, { userId: params.userId, ...body }),
  ),
  removeMember: memberRoute(removeContract, mayManageTeam, async ({ ctx, params }) => {
    await removeMember(ctx, params.userId)
    return undefined
  }),
  getInvitation: openRoute(getContract, ({ ctx, params }) => getInvitation(ctx, params.token)),
  acceptInvitation: sessionRoute(acceptContract, ({ ctx, params, user }) =>
    acceptInvitation(ctx, { token: params.token, user: { id: user.id, name: user.name } }),
  ),
}
