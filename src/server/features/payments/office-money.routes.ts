import {
  bookPayment as bookContract,
  correctPrice as correctContract,
  reversePayment as reverseContract,
} from '#contract/office-money.ts'
import { mayBookPayments, mayMoveMoney } from '#domain/access/rights.ts'
import { getPanelRegistration } from '#server/features/registrations/read/get-panel-registration.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { bookPayment } from './by-hand/book-payment.ts'
import { correctPrice } from './by-hand/correct-price.ts'
import { reversePayment } from './by-hand/reverse-payment.ts'

const bookPaymentRoute = memberRoute(
  bookContract,
  mayBookPayments,
  async ({ ctx, params, body, key, role }) => {
    await bookPayment(ctx, { ...params, ...body, key })
    return getPanelRegistration(ctx, { ...params, role })
  },
)

const reversePaymentRoute = memberRoute(
  reverseContract,
  mayMoveMoney,
  async ({ ctx, params, body, role }) => {
    await reversePayment(ctx, { ...params, ...body })
    return getPanelRegistration(ctx, { ...params, role })
  },
)

const correctPriceRoute = memberRoute(
  correctContract,
  mayMoveMoney,
  async ({ ctx, params, body, key, role }) => {
    await correctPrice(ctx, { ...params, ...body, key })
    return getPanelRegistration(ctx, { ...params, role })
  },
)

export const officeMoneyRoutes = {
  bookPayment: bookPaymentRoute,
  reversePayment: reversePaymentRoute,
  correctPrice: correctPriceRoute,
} as const
