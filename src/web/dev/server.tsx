import { renderToString } from 'react-dom/server'
import type { DevPage } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { MailboxPage } from './mailbox-page.tsx'
import { MessagePage } from './message-page.tsx'
import { PeoplePage } from './people-page.tsx'

const TITLES: Readonly<Record<Exclude<DevPage['page'], 'message'>, string>> = {
  mailbox: 'Poczta (przechwycona)',
  people: 'Wybierz konto',
}

/** Renders a page of development: the captured mailbox, the window of the local issuer. */
export function render(props: DevPage): RenderedPage {
  return {
    title: props.page === 'message' ? `${props.subject} – poczta` : TITLES[props.page],
    description: 'Strona wersji deweloperskiej.',
    indexed: false,
    brand: null,
    themeColour: '#fbf8f2',
    style: null,
    body: renderToString(view(props)),
    styles: ['src/web/ui/base.css', 'src/web/dev/dev.css'],
    ...(props.page === 'people'
      ? { script: 'src/web/dev/client.tsx', data: props }
      : { script: null, data: null }),
  }
}

function view(props: DevPage) {
  if (props.page === 'people') return <PeoplePage {...props} />
  return props.page === 'mailbox' ? <MailboxPage {...props} /> : <MessagePage {...props} />
}
