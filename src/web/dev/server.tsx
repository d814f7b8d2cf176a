import { renderToString } from 'react-dom/server'
import type { DevPage } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { FormPage } from './form/form-page.tsx'
import { MailboxPage } from './mailbox-page.tsx'
import { MessagePage } from './message-page.tsx'

/** Renders the pages of development: the captured mailbox, and the form library in every state. */
export function render(props: DevPage): RenderedPage {
  return props.page === 'form' ? formPage(props) : mailPage(props)
}

const formPage = (props: Extract<DevPage, { page: 'form' }>): RenderedPage => ({
  title: 'Biblioteka formularzy',
  description: 'Każde pole w każdym stanie.',
  indexed: false,
  brand: props.brand,
  themeColour: '#fbf8f2',
  style: null,
  body: renderToString(<FormPage />),
  styles: ['src/web/ui/base.css', 'src/web/dev/form/form-page.css'],
  script: 'src/web/dev/client.tsx',
  data: null,
})

const mailPage = (props: Exclude<DevPage, { page: 'form' }>): RenderedPage => ({
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
})
