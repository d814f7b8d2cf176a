import type { SitePage } from '#contract/pages.ts'
import { ChangePage } from './change/change-page.tsx'
import { EventPage } from './event/event-page.tsx'
import { HomePage } from './home-page.tsx'
import { DocumentPage, FailedPage, MissingPage } from './plain-pages.tsx'
import { RegisterPage } from './register/register-page.tsx'
import { RegistrationPage } from './registration/registration-page.tsx'
import { WaitingPage } from './waiting/waiting-page.tsx'

/** The one place that says which page is which component. */
export function SitePageView(props: SitePage) {
  switch (props.page) {
    case 'home':
      return <HomePage {...props} />
    case 'event':
      return <EventPage {...props} />
    case 'register':
      return <RegisterPage {...props} />
    case 'registration':
      return <RegistrationPage {...props} />
    case 'change':
      return <ChangePage {...props} />
    case 'waiting':
      return <WaitingPage {...props} />
    case 'document':
      return <DocumentPage {...props} />
    case 'missing':
      return <MissingPage {...props} />
    case 'failed':
      return <FailedPage {...props} />
  }
}
