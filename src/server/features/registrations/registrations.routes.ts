import {
  approveRegistration as approveContract,
  refuseApproval as refuseContract,
} from '#contract/approvals.ts'
import {
  cancelRegistration as cancelContract,
  cancelPanelRegistration as cancelPanelContract,
  changeRegistration as changeContract,
  changePanelRegistration as changePanelContract,
  getChange as getChangeContract,
  previewCancellation as previewCancellationContract,
  previewChange as previewChangeContract,
  previewPanelCancellation as previewPanelContract,
  returnDonation as returnDonationContract,
} from '#contract/changes.ts'
import { registrationState } from '#contract/common.ts'
import { listGroupPeople as groupPeopleContract } from '#contract/group-people.ts'
import {
  createOfficeRegistration as officeContract,
  quoteOfficeDraft as officeQuoteContract,
} from '#contract/office.ts'
import { listRegistrations as listContract, getPanelRegistration as panelContract } from '#contract/panel.ts'
import { quoteDraft as quoteContract } from '#contract/quotes.ts'
import { createRegistration as createContract, getRegistration as getContract } from '#contract/site.ts'
import {
  mayApproveRegistrations,
  mayEditRegistrations,
  mayReadAllRegistrations,
  mayReadRegistrations,
  seesOwnGroupOnly,
} from '#domain/access/rights.ts'
import { ledGroups } from '#domain/access/scope.ts'
import { lackingAnswers } from '#domain/quote/answers-for-later.ts'
import { addressOf } from '#server/http/face.ts'
import { limitProblems } from '#server/http/limit-problems.ts'
import { Refusal } from '#server/http/refusal.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { getAccount } from '../accounts/get-account.ts'
import { assertRegistration } from './agreement/assert-registration.ts'
import { findRegistrationId } from './agreement/find-registration-id.ts'
import { approveRegistration } from './approval/approve-registration.ts'
import { refuseApproval } from './approval/refuse-approval.ts'
import { cancelRegistration } from './cancel/cancel-registration.ts'
import { previewCancellation } from './cancel/preview-cancellation.ts'
import { returnDonation } from './cancel/return-donation.ts'
import { changeRegistration } from './change/change-registration.ts'
import { getChange } from './change/get-change.ts'
import { previewChange } from './change/preview-change.ts'
import { listGroupPeople } from './groups/list-group-people.ts'
import { listRegistrations } from './lists/list-registrations.ts'
import { createOfficeRegistration } from './order/create-office-registration.ts'
import { createRegistration } from './order/create-registration.ts'
import { getOfficeQuote } from './pricing/get-office-quote.ts'
import { getQuote } from './pricing/get-quote.ts'
import { problemsOf } from './pricing/quote-refusal.ts'
import { getPanelRegistration } from './read/get-panel-registration.ts'
import { getRegistration } from './read/get-registration.ts'
import { lackingView } from './read/lacking.view.ts'
import { linesView } from './read/lines.view.ts'

export const quoteDraftRoute = siteRoute(quoteContract, async ({ ctx, params, body }) => {
  const { priced, ended, codeWorks } = await getQuote(ctx, { slug: params.slug, ...body })
  const { lines, total, onSite, subsidies, approvals, due, problems } = priced
  return {
    lines: linesView(lines),
    ...{ total, onSite, codeWorks },
    subsidies: [...subsidies],
    approvals: [...approvals],
    due: [...due],
    problems: limitProblems([...ended, ...problemsOf(body.draft, problems)]),
  }
})

export const quoteOfficeDraftRoute = memberRoute(
  officeQuoteContract,
  mayEditRegistrations,
  async ({ ctx, params, body }) => {
    const { priced, later, definition } = await getOfficeQuote(ctx, { ...params, ...body })
    const { lines, total, onSite, subsidies, approvals, due, problems } = priced
    return {
      later: lackingView(definition, lackingAnswers(later)),
      lines: linesView(lines),
      ...{ total, onSite },
      ...{ subsidies: [...subsidies], approvals: [...approvals], due: [...due] },
      problems: limitProblems(problemsOf(body.draft, problems)),
    }
  },
)

export const createRegistrationRoute = siteRoute(createContract, async ({ ctx, params, body, key, face }) => {
  const made = await createRegistration(ctx, { slug: params.slug, key, body })
  const host = face.kind === 'site' ? face.host : face.brand.domain
  return {
    number: made.number,
    state: registrationState.parse(made.state),
    total: made.total,
    token: made.token,
    address: `${addressOf(host, ctx.config)}/zgloszenie/${made.token}`,
  }
})

export const createOfficeRegistrationRoute = memberRoute(
  officeContract,
  mayEditRegistrations,
  async ({ ctx, params, body, key }) => {
    const made = await createOfficeRegistration(ctx, { eventId: params.eventId, key, body })
    const { siteAddress } = await getAccount(ctx)
    return {
      id: made.registrationId,
      number: made.number,
      state: registrationState.parse(made.state),
      total: made.total,
      address: `${siteAddress}/zgloszenie/${made.token}`,
    }
  },
)

export const getRegistrationRoute = siteRoute(getContract, async ({ ctx, params }) => {
  return getRegistration(ctx, await findRegistrationId(ctx, params.token))
})

export const listRegistrationsRoute = memberRoute(
  listContract,
  mayReadAllRegistrations,
  ({ ctx, params, query }) => listRegistrations(ctx, { ...params, ...query }),
)

export const listGroupPeopleRoute = memberRoute(
  groupPeopleContract,
  mayReadRegistrations,
  async ({ ctx, params, role, scope }) => {
    const led = seesOwnGroupOnly(role) ? ledGroups(scope, params.eventId) : null
    return { groups: await listGroupPeople(ctx, { ...params, led }) }
  },
)

export const getPanelRegistrationRoute = memberRoute(
  panelContract,
  mayReadAllRegistrations,
  ({ ctx, params, role }) => getPanelRegistration(ctx, { ...params, role }),
)

export const changeRegistrationRoute = siteRoute(changeContract, async ({ ctx, params, body }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  await changeRegistration(ctx, { registrationId, body, by: 'registrant' })
  return getRegistration(ctx, registrationId)
})

export const getChangeRoute = siteRoute(getChangeContract, async ({ ctx, params }) => {
  const { agreed } = await getChange(ctx, await findRegistrationId(ctx, params.token), 'registrant')
  if (agreed === null) throw new Refusal('not_changeable')
  return agreed
})

export const previewChangeRoute = siteRoute(previewChangeContract, async ({ ctx, params, body }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  return previewChange(ctx, { registrationId, body, by: 'registrant' })
})

export const previewCancellationRoute = siteRoute(previewCancellationContract, async ({ ctx, params }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  return previewCancellation(ctx, { registrationId, by: 'registrant' })
})

export const previewPanelCancellationRoute = memberRoute(
  previewPanelContract,
  mayEditRegistrations,
  async ({ ctx, params }) => {
    await assertRegistration(ctx, params)
    return previewCancellation(ctx, { ...params, by: 'staff' })
  },
)

export const cancelRegistrationRoute = siteRoute(cancelContract, async ({ ctx, params, body }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  await cancelRegistration(ctx, { registrationId, by: 'registrant', reason: null, ...body })
  return getRegistration(ctx, registrationId)
})

export const returnDonationRoute = siteRoute(returnDonationContract, async ({ ctx, params }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  await returnDonation(ctx, registrationId)
  return getRegistration(ctx, registrationId)
})

export const changePanelRegistrationRoute = memberRoute(
  changePanelContract,
  mayEditRegistrations,
  async ({ ctx, params, body: { tell, ...body }, role }) => {
    await assertRegistration(ctx, params)
    await changeRegistration(ctx, { ...params, body, by: 'staff', tell })
    return getPanelRegistration(ctx, { ...params, role })
  },
)

export const cancelPanelRegistrationRoute = memberRoute(
  cancelPanelContract,
  mayEditRegistrations,
  async ({ ctx, params, body, role }) => {
    await assertRegistration(ctx, params)
    await cancelRegistration(ctx, { ...params, by: 'staff', ...body })
    return getPanelRegistration(ctx, { ...params, role })
  },
)

export const approveRegistrationRoute = memberRoute(
  approveContract,
  mayApproveRegistrations,
  async ({ ctx, params, role }) => {
    await assertRegistration(ctx, params)
    await approveRegistration(ctx, params.registrationId)
    return getPanelRegistration(ctx, { ...params, role })
  },
)

export const refuseApprovalRoute = memberRoute(
  refuseContract,
  mayApproveRegistrations,
  async ({ ctx, params, body, role }) => {
    await assertRegistration(ctx, params)
    await refuseApproval(ctx, { ...params, reason: body.reason })
    return getPanelRegistration(ctx, { ...params, role })
  },
)
