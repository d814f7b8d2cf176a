import {
  sendExplanation as explainContract,
  getPanelChange as getChangeContract,
  putRegistrationNote as noteContract,
  previewPanelChange as previewContract,
  prolongPayment as prolongContract,
} from '#contract/office-changes.ts'
import { mayEditRegistrations, mayWriteMessages } from '#domain/access/rights.ts'
import { Refusal } from '#server/http/refusal.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { assertRegistration } from './agreement/assert-registration.ts'
import { getChange } from './change/get-change.ts'
import { previewChange } from './change/preview-change.ts'
import { sendExplanation } from './letters/send-explanation.ts'
import { getPanelRegistration } from './read/get-panel-registration.ts'
import { prolongPayment } from './staff/prolong-payment.ts'
import { writeNote } from './staff/write-note.ts'

const getPanelChangeRoute = memberRoute(
  getChangeContract,
  mayEditRegistrations,
  async ({ ctx, params, role }) => {
    await assertRegistration(ctx, params)
    const { agreed, version } = await getChange(ctx, params.registrationId, role)
    if (agreed === null) throw new Refusal('not_changeable')
    return { ...agreed, version }
  },
)

const previewPanelChangeRoute = memberRoute(
  previewContract,
  mayEditRegistrations,
  async ({ ctx, params, body }) => {
    await assertRegistration(ctx, params)
    return previewChange(ctx, { ...params, body, by: 'staff' })
  },
)

const prolongPaymentRoute = memberRoute(
  prolongContract,
  mayEditRegistrations,
  async ({ ctx, params, body, role }) => {
    await assertRegistration(ctx, params)
    await prolongPayment(ctx, { ...params, ...body })
    return getPanelRegistration(ctx, { ...params, role })
  },
)

const putRegistrationNoteRoute = memberRoute(
  noteContract,
  mayEditRegistrations,
  async ({ ctx, params, body, role }) => {
    await writeNote(ctx, { ...params, ...body })
    return getPanelRegistration(ctx, { ...params, role })
  },
)

const sendExplanationRoute = memberRoute(
  explainContract,
  mayWriteMessages,
  async ({ ctx, params, body, key, role }) => {
    await sendExplanation(ctx, { ...params, ...body, key, role })
    return getPanelRegistration(ctx, { ...params, role })
  },
)

export const officeChangeRoutes = {
  getPanelChange: getPanelChangeRoute,
  previewPanelChange: previewPanelChangeRoute,
  prolongPayment: prolongPaymentRoute,
  putRegistrationNote: putRegistrationNoteRoute,
  sendExplanation: sendExplanationRoute,
} as const
