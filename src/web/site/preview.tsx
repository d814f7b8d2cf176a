import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { SitePage } from '#contract/pages.ts'
import type { MountPreview } from '#web/kit/preview-port.ts'
import { EventPage } from './event/event-page.tsx'
import { siteStyle } from './site-style.ts'

/** The invitation in a frame of the panel, drawn by the same components as for visitors. Nothing in it leads away. */
export const mountPreview: MountPreview = (document) => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const { defaultView } = document
  const stay = (event: Event) => {
    const { target } = event
    if (defaultView !== null && target instanceof defaultView.Element && target.closest('a') !== null)
      event.preventDefault()
  }
  document.addEventListener('click', stay)
  return {
    show: (page, marked) => root.render(<Preview page={page} marked={marked} document={document} />),
    destroy: () => {
      document.removeEventListener('click', stay)
      root.unmount()
      place.remove()
    },
  }
}

interface PreviewProps {
  readonly page: SitePage
  readonly marked: string | null
  readonly document: Document
}

/** Above what is scrolled to. */
const MARGIN = 72

function Preview({ page, marked, document }: PreviewProps) {
  const style = siteStyle(page.brand, page.organiser)
  useEffect(() => {
    document.documentElement.setAttribute('style', /\{(.*)\}/.exec(style)?.[1] ?? '')
  }, [document, style])
  const shown = useRef<string | null>(null)
  // After each change: what is edited may only now have something to show.
  useEffect(() => {
    const element = marked === null ? null : document.getElementById(marked)
    if (element === null) shown.current = null
    if (element === null) return
    if (shown.current !== marked) scrollTo(element, document)
    shown.current = marked
    element.dataset.marked = ''
    return () => {
      delete element.dataset.marked
    }
  })
  return page.page === 'event' ? <EventPage {...page} /> : null
}

/** Within the frame alone: the panel around it stays where it is. */
function scrollTo(element: HTMLElement, { defaultView }: Document): void {
  const top = element.getBoundingClientRect().top + (defaultView?.scrollY ?? 0)
  defaultView?.scrollTo({ top: top - MARGIN })
}
