import { renderToString } from 'react-dom/server'
import type { DevPage } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { MailboxPage } from './mailbox-page.tsx'
import { MessagePage } from './message-page.tsx'

/** Renders the captured mailbox: a page of development, where mail is kept instead of being sent. */
export function render(props: DevPage): RenderedPage {
  return {
    title: props.page === 'mailbox' ? 'Poczta (przechwycona)' : `${props.subject} – poczta`,
    description: 'Wiadomości zatrzymane zamiast wysłania.',
    indexed: false,
    brand: null,
    themeColour: '#fbf8f2',
    style: null,
    body: renderToString(props.page === 'mailbox' ? <MailboxPage {...props} /> : <MessagePage {...props} />),
    styles: ['src/web/ui/base.css', 'src/web/dev/dev.css'],
    script: null,
    data: null,
  }
}
