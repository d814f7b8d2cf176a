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
  mailbox: 'src/web/site/links/links.css',
  email: 'src/web/site/links/links.css',
  reply: 'src/web/site/links/links.css',
  collection: 'src/web/site/collection/collection.css',
  donation: 'src/web/site/collection/collection.css',
}
/** The module of each page that React hydrates in the browser. */
const CLIENT = 'src/web/site/client.tsx'
const COLLECTION_CLIENT = 'src/web/site/collection/client.tsx'
const SCRIPTS: Readonly<Partial<Record<SitePage['page'], string>>> = {
  register: CLIENT,
  registration: CLIENT,
  payment: CLIENT,
  change: CLIENT,
  waiting: CLIENT,
  transfer: CLIENT,
  invite: CLIENT,
  links: CLIENT,
  mailbox: CLIENT,
  email: CLIENT,
  reply: CLIENT,
  collection: COLLECTION_CLIENT,
  donation: COLLECTION_CLIENT,
}

/** Renders a page of a registration site. Pure: everything shown comes from the props. */
export function render(props: SitePage): RenderedPage {
  const sheet = SHEETS[props.page]
  const script = SCRIPTS[props.page] ?? null
  return {
    ...pageHead(props),
    brand: props.brand.id,
    themeColour: coloursOf(props.brand, props.organiser).background,
    style: siteStyle(props.brand, props.organiser),
    body: renderToString(<SitePageView {...props} />),
    styles: ['src/web/ui/base.css', 'src/web/site/site.css', ...(sheet === undefined ? [] : [sheet])],
    script,
    data: script === null ? null : props,
  }
}
