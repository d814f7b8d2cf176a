import type { SitePage } from '#contract/pages.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/transfer.ts'
import { tie } from '#i18n/text/typography.ts'

type Transfer = Extract<SitePage, { page: 'transfer' }>['transfer']

interface Words {
  readonly happened: string
  readonly next: string
}

/** The state of an offered place, and what comes next, for the person to whom it is offered. */
export function transferWords({ state, until, ticket }: Transfer): Words {
  const { happened, next } = words.states[state]
  const day = formatMoment(localOf(Temporal.Instant.from(until)))
  const more = state === 'concluded' && ticket === null ? words.ticketLater : next(day)
  return { happened: tie(happened), next: tie(more) }
}
