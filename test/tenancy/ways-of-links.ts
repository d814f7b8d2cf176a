import { openByPin } from '#contract/cards.ts'
import { openMailbox, renewLink, requestLinks } from '#contract/links.ts'
import { site } from './way.ts'

/** How a registrant gets to a registration without its link. */
export const LINK_WAYS = {
  requestLinks: site(requestLinks, () => ({ body: { email: 'ktos@example.org' } }), null),
  openMailbox: site(openMailbox, ({ mailboxToken }) => ({ params: { token: mailboxToken } })),
  openByPin: {
    ...site(openByPin, () => ({ body: { number: 'ZG-0000', pin: '000000' } }), null),
    refused: 'pin_wrong' as const,
  },
  renewLink: site(renewLink, ({ leavingToken }) => ({ params: { token: leavingToken } })),
} as const
