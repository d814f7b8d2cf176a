import type { SitePage } from '#contract/pages.ts'
import { EventPage } from './event/event-page.tsx'

/** The one place that says which page is which component. */
export function SitePageView(props: SitePage) {
  switch (props.page) {
    case 'event':
      return <EventPage {...props} />
    default:
      return null
  }
}
