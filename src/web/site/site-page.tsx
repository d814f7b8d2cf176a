import type { SitePage } from '#contract/pages.ts'
import { CoverStrip } from '#web/kit/covers/cover.tsx'
import { ChangePage } from './change/change-page.tsx'
import { CollectionPage } from './collection/collection-page.tsx'
import { DonationPage } from './collection/donation-page.tsx'
import { EventPage } from './event/event-page.tsx'
import { HomePage } from './home-page.tsx'
import { InvitePage } from './invite/invite-page.tsx'
import { EmailPage } from './links/email-page.tsx'
import { LinksPage } from './links/links-page.tsx'
import { MailboxPage } from './links/mailbox-page.tsx'
import { ReplyPage } from './links/reply-page.tsx'
import { PaymentPage } from './payment/payment-page.tsx'
import { DocumentPage, FailedPage, MissingPage, ReturnedPage, UnreadyPage } from './plain-pages.tsx'
import { RegisterPage } from './register/register-page.tsx'
import { RegistrationPage } from './registration/registration-page.tsx'
import { TransferPage } from './transfer/transfer-page.tsx'
import { WaitingPage } from './waiting/waiting-page.tsx'

/** The single mapping of pages to components. */
export function SitePageView(props: SitePage) {
  switch (props.page) {
    case 'home':
      return <HomePage {...props} />
    case 'collection':
      return <CollectionPage {...props} />
    case 'donation':
      return <DonationPage {...props} />
    case 'event':
      return <EventPage {...props} />
    case 'register':
      return <RegisterPage {...props} />
    case 'registration':
      return <RegistrationPage {...props} />
    case 'payment':
      return <PaymentPage {...props} />
    case 'change':
      return <ChangePage {...props} />
    case 'waiting':
      return <WaitingPage {...props} />
    case 'document':
      return <DocumentPage {...props} />
    case 'transfer':
      return <TransferPage {...props} />
    case 'email':
      return <EmailPage {...props} />
    case 'reply':
      return <ReplyPage {...props} />
    case 'invite':
      return <InvitePage {...props} />
    case 'links':
      return <LinksPage {...props} />
    case 'mailbox':
      return <MailboxPage {...props} />
    case 'returned':
      return <ReturnedPage {...props} />
    case 'cover':
      return <CoverStrip kind={props.cover} />
    case 'missing':
      return <MissingPage {...props} />
    case 'failed':
      return <FailedPage {...props} />
    case 'unready':
      return <UnreadyPage {...props} />
  }
}
