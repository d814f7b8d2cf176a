import { createRoute, redirect } from '@tanstack/react-router'
import { readPaymentSearch } from './money/shared/payment-search.ts'
import { frame, whenLoaded } from './route-frame.tsx'
import { lazyPage } from './shared/lazy-page.ts'

/** The pages of an event's money: payments, refunds and their packages for the bank, and the cash desk. */

const MoneyPage = lazyPage(async () => (await import('./money/money-page.tsx')).MoneyPage)

const CashPage = lazyPage(async () => (await import('./cash/cash-page.tsx')).CashPage)

const CashReportPage = lazyPage(async () => (await import('./cash/report-page.tsx')).ReportPage)

const CashSlipsPage = lazyPage(async () => (await import('./cash/slips-page.tsx')).SlipsPage)

const CardPage = lazyPage(async () => (await import('./card/card-page.tsx')).CardPage)

const money = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/platnosci',
  component: function Money() {
    const { eventId } = money.useParams()
    return whenLoaded(<MoneyPage key={eventId} eventId={eventId} section="" search={{}} />)
  },
})

const moneySection = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/platnosci/$section',
  validateSearch: readPaymentSearch,
  component: function MoneySection() {
    const { eventId, section } = moneySection.useParams()
    return whenLoaded(
      <MoneyPage key={eventId} eventId={eventId} section={section} search={moneySection.useSearch()} />,
    )
  },
})

/** Where the refunds were before. */
const refunds = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zwroty',
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/wydarzenia/$eventId/platnosci/$section',
      params: { ...params, section: 'zwroty' },
    })
  },
})

const cash = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/kasa',
  component: function Cash() {
    const { eventId } = cash.useParams()
    return whenLoaded(<CashPage key={eventId} eventId={eventId} />)
  },
})

const cashReport = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/kasa/$shiftId',
  component: function CashReport() {
    const { eventId, shiftId } = cashReport.useParams()
    return whenLoaded(<CashReportPage key={shiftId} eventId={eventId} shiftId={shiftId} />)
  },
})

const cashSlips = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/kasa/zgloszenie/$registrationId',
  component: function CashSlips() {
    const { eventId, registrationId } = cashSlips.useParams()
    return whenLoaded(<CashSlipsPage key={registrationId} {...{ eventId, registrationId }} />)
  },
})

const card = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/karta/$registrationId',
  component: function Card() {
    const { eventId, registrationId } = card.useParams()
    return whenLoaded(<CardPage key={registrationId} {...{ eventId, registrationId }} />)
  },
})

export const moneyRoutes = [money, moneySection, refunds, cash, cashReport, cashSlips, card] as const
