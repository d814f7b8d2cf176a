import { hydrateRoot } from 'react-dom/client'
import type { SitePage } from '#contract/pages.ts'
import { mountReconnectNotice } from '#web/kit/reconnect-notice.tsx'
import { ensureTemporal } from '#web/lib/ensure-temporal.ts'
import { ChangePage } from './change/change-page.tsx'
import { InvitePage } from './invite/invite-page.tsx'
import { EmailPage } from './links/email-page.tsx'
import { LinksPage } from './links/links-page.tsx'
import { MailboxPage } from './links/mailbox-page.tsx'
import { ReplyPage } from './links/reply-page.tsx'
import { PaymentPage } from './payment/payment-page.tsx'
import { RegisterPage } from './register/register-page.tsx'
import { RegistrationPage } from './registration/registration-page.tsx'
import { TransferPage } from './transfer/transfer-page.tsx'
import { WaitingPage } from './waiting/waiting-page.tsx'

/** Hydrates the page that the server rendered, with the same props. */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root')
  const data = document.getElementById('page')?.textContent
  if (root === null || data === null || data === undefined) return
  await ensureTemporal()
  const props: SitePage = JSON.parse(data)
  if (props.page === 'register') hydrateRoot(root, <RegisterPage {...props} />)
  if (props.page === 'change') hydrateRoot(root, <ChangePage {...props} />)
  if (props.page === 'waiting') hydrateRoot(root, <WaitingPage {...props} />)
  if (props.page === 'links') hydrateRoot(root, <LinksPage {...props} />)
  if (props.page === 'mailbox') hydrateRoot(root, <MailboxPage {...props} />)
  if (props.page === 'reply') hydrateRoot(root, <ReplyPage {...props} />)
  if (props.page === 'email') hydrateRoot(root, <EmailPage {...props} />)
  if (props.page === 'invite') hydrateRoot(root, <InvitePage {...props} />)
  if (props.page === 'transfer') hydrateRoot(root, <TransferPage {...props} />)
  if (props.page === 'payment') hydrateRoot(root, <PaymentPage {...props} />)
  if (props.page === 'registration') hydrateRoot(root, <RegistrationPage {...props} />)
}

// A page cached by the browser would come back in the state in which it was left, in the middle of sending.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

mountReconnectNotice('top')
void takeOver()
