import * as contract from '#contract/invites.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { addInvites } from './add-invites.ts'
import { answerInvite } from './answer-invite.ts'
import { exportInvites } from './export-invites.ts'
import { issueCodes } from './issue-codes.ts'
import { listInviteLists } from './list-invite-lists.ts'
import { listInvites } from './list-invites.ts'
import { listPeopleToInvite } from './list-people-to-invite.ts'
import { openInvite } from './open-invite.ts'
import { previewInviteMail } from './preview-invite-mail.ts'
import { sendInvites } from './send-invites.ts'
import { withdrawInvite } from './withdraw-invite.ts'

/** Invitations and codes: whoever works with registrations gives them out; what they give is part of the event's rules. */
export const inviteRoutes = {
  listInviteLists: memberRoute(contract.listInviteLists, mayEditRegistrations, ({ ctx, params }) =>
    listInviteLists(ctx, params.eventId),
  ),
  listInvites: memberRoute(contract.listInvites, mayEditRegistrations, ({ ctx, params, query }) =>
    listInvites(ctx, { ...params, ...query }),
  ),
  addInvites: memberRoute(contract.addInvites, mayEditRegistrations, ({ ctx, params, body }) =>
    addInvites(ctx, { ...params, ...body }),
  ),
  issueCodes: memberRoute(contract.issueCodes, mayEditRegistrations, ({ ctx, params, body }) =>
    issueCodes(ctx, { ...params, ...body }),
  ),
  exportInvites: memberRoute(contract.exportInvites, mayEditRegistrations, ({ ctx, params, query }) =>
    exportInvites(ctx, { ...params, ...query }),
  ),
  listPeopleToInvite: memberRoute(
    contract.listPeopleToInvite,
    mayEditRegistrations,
    ({ ctx, query, scope }) => listPeopleToInvite(ctx, { ...query, scope }),
  ),
  previewInviteMail: memberRoute(contract.previewInviteMail, mayEditRegistrations, ({ ctx, params, body }) =>
    previewInviteMail(ctx, { ...params, ...body }),
  ),
  sendInvites: memberRoute(contract.sendInvites, mayEditRegistrations, ({ ctx, params, body }) =>
    sendInvites(ctx, { ...params, ...body }),
  ),
  withdrawInvite: memberRoute(contract.withdrawInvite, mayEditRegistrations, ({ ctx, params }) =>
    withdrawInvite(ctx, params),
  ),
  openInvite: siteRoute(contract.openInvite, ({ ctx, params }) =>
    openInvite(ctx, { ...params, isShown: true }),
  ),
  answerInvite: siteRoute(contract.answerInvite, ({ ctx, params, body }) =>
    answerInvite(ctx, { ...params, ...body }),
  ),
} as const
