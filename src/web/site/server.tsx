import { renderToString } from 'react-dom/server'
import type { SitePage } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { pageHead } from './page-head.ts'
import { SitePageView } from './site-page.tsx'
import { coloursOf, siteStyle } from './site-style.ts'

/** Style sheets of each page, after the base; the pages left out need only the frame. */
const SHEETS: Readonly<Partial<Record<SitePage['page'], string>>> = {
  event: 'src/web/site/event/event.css',
  register: 'src/web/site/register/register.css',
  registration: 'src/web/site/registration/registration.css',
  payment: 'src/web/site/payment/payment.css',
  change: 'src/web/site/change/change.css',
  waiting: 'src/web/site/waiting/waiting.css',
  transfer: 'src/web/site/waiting/waiting.css',
  invite: 'src/web/site/waiting/waiting.css',
  links: 'src/web/site/links/links.css',
  email: 'src/web/site/links/links.css',
  reply: 'src/web/site/links/links.css',
}
/** Pages that React hydrates in the browser. */
const LIVE: readonly SitePage['page'][] = [
  'register',
  'registration',
  'payment',
  'change',
  'waiting',
  'transfer',
  'invite',
  'links',
  'email',
  'reply',
]

/** Renders a page of a registration site. Pure: everything shown comes from the props. */
export function render(props: SitePage): RenderedPage {
  const sheet = SHEETS[props.page]
  const live = LIVE.includes(props.page)
  return {
    ...pageHead(props),
    brand: props.brand.id,
    themeColour: coloursOf(props.brand, props.organiser).background,
    style: siteStyle(props.brand, props.organiser),
    body: renderToString(<SitePageView {...props} />),
    styles: ['src/web/ui/base.css', 'src/web/site/site.css', ...(sheet === undefined ? [] : [sheet])],
    script: live ? 'src/web/site/client.tsx' : null,
    data: live ? props : null,
  }
}
