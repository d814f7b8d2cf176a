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
} from '#contract/changes.ts'
import { registrationState } from '#contract/common.ts'
import { createOfficeRegistration as officeContract } from '#contract/office.ts'
import { listRegistrations as listContract, getPanelRegistration as panelContract } from '#contract/panel.ts'
import { quoteDraft as quoteContract } from '#contract/quotes.ts'
import { createRegistration as createContract, getRegistration as getContract } from '#contract/site.ts'
import {
  mayApproveRegistrations,
  mayCheckIn,
  mayEditRegistrations,
  mayReadRegistrations,
  type Role,
  seesOwnGroupOnly,
} from '#domain/access/rights.ts'
import { addressOf } from '#server/http/face.ts'
import { Refusal } from '#server/http/refusal.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { getAccount } from '../accounts/get-account.ts'
import { approveRegistration } from './approve-registration.ts'
import { assertRegistration } from './assert-registration.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { changeRegistration } from './change-registration.ts'
import { createOfficeRegistration } from './create-office-registration.ts'
import { createRegistration } from './create-registration.ts'
import { findRegistrationId } from './find-registration-id.ts'
import { getChange } from './get-change.ts'
import { getPanelRegistration } from './get-panel-registration.ts'
import { getQuote } from './get-quote.ts'
import { getRegistration } from './get-registration.ts'
import { linesView } from './lines.view.ts'
import { listRegistrations } from './list-registrations.ts'
import { previewCancellation } from './preview-cancellation.ts'
import { previewChange } from './preview-change.ts'
import { problemsOf } from './quote-refusal.ts'
import { refuseApproval } from './refuse-approval.ts'

/** A membership does not name a group yet, so who may see the own group only sees none. */
const mayReadAll = (role: Role) => mayReadRegistrations(role) && !seesOwnGroupOnly(role)

export const quoteDraftRoute = siteRoute(quoteContract, async ({ ctx, params, body }) => {
  const { priced, codeWorks } = await getQuote(ctx, { slug: params.slug, ...body })
  const { lines, total, onSite, subsidies, approvals, due, problems } = priced
  return {
    lines: linesView(lines),
    ...{ total, onSite, codeWorks },
    subsidies: [...subsidies],
    approvals: [...approvals],
    due: [...due],
    problems: problemsOf(body.draft, problems),
  }
})

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
  const { registration } = await getRegistration(ctx, await findRegistrationId(ctx, params.token))
  return registration
})

export const listRegistrationsRoute = memberRoute(listContract, mayReadAll, ({ ctx, params, query }) =>
  listRegistrations(ctx, { ...params, ...query }),
)

export const getPanelRegistrationRoute = memberRoute(panelContract, mayReadAll, ({ ctx, params, role }) =>
  getPanelRegistration(ctx, { ...params, withCodes: mayCheckIn(role) }),
)

export const changeRegistrationRoute = siteRoute(changeContract, async ({ ctx, params, body }) => {
  const registrationId = await findRegistrationId(ctx, params.token)
  await changeRegistration(ctx, { registrationId, body, by: 'registrant' })
  return (await getRegistration(ctx, registrationId)).registration
})

export const getChangeRoute = siteRoute(getChangeContract, async ({ ctx, params }) => {
  const { agreed } = await getChange(ctx, await findRegistrationId(ctx, params.token))
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
  return (await getRegistration(ctx, registrationId)).registration
})

export const changePanelRegistrationRoute = memberRoute(
  changePanelContract,
  mayEditRegistrations,
  async ({ ctx, params, body, role }) => {
    await assertRegistration(ctx, params)
    await changeRegistration(ctx, { ...params, body, by: 'staff' })
    return getPanelRegistration(ctx, { ...params, withCodes: mayCheckIn(role) })
  },
)

export const cancelPanelRegistrationRoute = memberRoute(
  cancelPanelContract,
  mayEditRegistrations,
  async ({ ctx, params, body, role }) => {
    await assertRegistration(ctx, params)
    await cancelRegistration(ctx, { ...params, by: 'staff', ...body })
    return getPanelRegistration(ctx, { ...params, withCodes: mayCheckIn(role) })
  },
)

export const approveRegistrationRoute = memberRoute(
  approveContract,
  mayApproveRegistrations,
  async ({ ctx, params, role }) => {
    await assertRegistration(ctx, params)
    await approveRegistration(ctx, params.registrationId)
    return getPanelRegistration(ctx, { ...params, withCodes: mayCheckIn(role) })
  },
)

export const refuseApprovalRoute = memberRoute(
  refuseContract,
  mayApproveRegistrations,
  async ({ ctx, params, body, role }) => {
    await assertRegistration(ctx, params)
    await refuseApproval(ctx, { ...params, reason: body.reason })
    return getPanelRegistration(ctx, { ...params, withCodes: mayCheckIn(role) })
  },
)
