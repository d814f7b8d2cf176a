import type { BrandView, OrganiserView, PreviewView, SitePage } from '#contract/pages.ts'
import * as words from '#i18n/pl/site/frame.ts'
import { tie } from '#i18n/text/typography.ts'
import { DEMO_MARKS } from '#web/kit/demo-marks.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { initials } from '#web/lib/initials.ts'
import { identityWords } from './organiser-words.ts'
import { PreviewRibbon } from './preview-ribbon.tsx'
import { TestRibbon } from './test-ribbon.tsx'

interface FrameProps {
  readonly brand: BrandView
  readonly organiser: OrganiserView
  readonly children: React.ReactNode
  /** Where on this page, or on the home page, the organiser's contact is. */
  readonly contact?: string
  /** Documents the footer names, besides what is always there. */
  readonly documents?: readonly { readonly name: string; readonly address: string }[]
  readonly preview?: PreviewView | undefined
  /** What is registered here is a test. */
  readonly isTest?: boolean
}

/** Header and footer of a registration site; the page between them brings its own `main`. */
export function Frame(props: FrameProps) {
  const { brand, organiser, documents = [], contact = '/#kontakt', preview, isTest = false, children } = props
  return (
    <>
      <a className="skip" href="#tresc">
        {words.skip}
      </a>
      <header>
        <DemoMark organiser={organiser} />
        <PreviewRibbon preview={preview} />
        <TestRibbon isTest={isTest} />
        <div className="wrap top">
          <a href="/">
            <OrganiserSign organiser={organiser} />
            {organiser.name}
          </a>
          <nav aria-label={words.ofOrganiser}>
            <a href="/">{words.events}</a>
            <a href="/moje-zgloszenie">{words.myRegistration}</a>
            <a href={contact}>{words.contact}</a>
          </nav>
        </div>
      </header>
      {children}
      <Footer brand={brand} organiser={organiser} documents={documents} />
    </>
  )
}

/** One muted line above the pages of an organiser who does not exist. */
export function DemoMark({ organiser }: { organiser: OrganiserView }) {
  return organiser.demo ? <p className="demo-mark">{words.demo}</p> : null
}

/** Who is responsible for the page, in the same place everywhere; the address of the platform's complaints. */
export function Footer({ brand, organiser, documents = [] }: Omit<FrameProps, 'children'>) {
  const complaints = `kontakt@${brand.host.replace(/:\d+$/, '')}`
  return (
    <footer className="foot">
      <div className="wrap">
        <nav aria-label={words.documentsAndContact}>
          {documents.map(({ name, address }) => (
            <a key={address} href={address}>
              {name}
            </a>
          ))}
          {organiser.email !== '' && <a href={`mailto:${organiser.email}`}>{words.writeToOrganiser}</a>}
          <a href={`mailto:${complaints}?subject=${encodeURIComponent(words.complaintSubject)}`}>
            {words.complain}
          </a>
        </nav>
        <p className="foot-organiser">
          {words.organisedBy(tie(identityWords(organiser)))}
          {organiser.trader !== null && ` ${words.trader(organiser.trader)}`}
        </p>
        <a href={brand.address}>{words.servedBy(brand.name)}</a>
      </div>
    </footer>
  )
}

/** The documents that statements of an event name, with their addresses. */
export function documentsOf(event: Extract<SitePage, { page: 'event' }>['event']) {
  return event.definition.statements.flatMap(({ id, document }) =>
    document === undefined ? [] : [{ name: document.name, address: `/${event.slug}/dokumenty/${id}` }],
  )
}

/** The mark next to an organiser's name: its logo, a drawing for those of the demo, initials for an organiser without a logo. */
function OrganiserSign({ organiser: { name, slug, demo, logo } }: { organiser: OrganiserView }) {
  if (logo !== null)
    return (
      <span className="logo">
        <Picture picture={logo} sizes="120px" alt="" isFirst />
      </span>
    )
  const drawing = demo ? Object.entries(DEMO_MARKS).find(([id]) => id === slug)?.[1] : undefined
  if (drawing === undefined)
    return (
      <span className="monogram" aria-hidden="true">
        {initials(name)}
      </span>
    )
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {drawing}
    </svg>
  )
}
