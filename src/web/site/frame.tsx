import type { BrandView, OrganiserView, SitePage } from '#contract/pages.ts'

interface FrameProps {
  readonly brand: BrandView
  readonly organiser: OrganiserView
  readonly children: React.ReactNode
  /** Where on this page, or on the home page, the organiser's contact stands. */
  readonly contact?: string
  /** Documents the footer names, beside what is always there. */
  readonly documents?: readonly { readonly name: string; readonly address: string }[]
}

/** Header and footer of a registration site; the page between them brings its own `main`. */
export function Frame({ brand, organiser, documents = [], contact = '/#kontakt', children }: FrameProps) {
  return (
    <>
      <a className="skip" href="#tresc">
        Przejdź do treści
      </a>
      <header>
        <DemoMark organiser={organiser} />
        <div className="wrap top">
          <a href="/">
            <OrganiserSign />
            {organiser.name}
          </a>
          <nav aria-label="Strona organizatora">
            <a href="/">Wydarzenia</a>
            <a href={contact}>Kontakt</a>
          </nav>
        </div>
      </header>
      {children}
      <Footer brand={brand} organiser={organiser} documents={documents} />
    </>
  )
}

/** One quiet line above the pages of an organiser who does not exist. */
export function DemoMark({ organiser }: { organiser: OrganiserView }) {
  return organiser.demo ? <p className="demo-mark">Wersja demonstracyjna</p> : null
}

/** A mark for organisers without a logo of their own: a way that leads somewhere. */
const OrganiserSign = () => (
  <svg viewBox="0 0 42 42" aria-hidden="true">
    <path d="M21 5v9M17.500 9h7M21 14l6 9v8H15v-8zM21 31v-4" />
    <path d="M4 38c9-1 9-6 17-6s9 5 17 6" />
  </svg>
)

/** Who is responsible for the page, in the same place everywhere; the address of the platform's complaints. */
export function Footer({ brand, organiser, documents = [] }: Omit<FrameProps, 'children'>) {
  const complaints = `kontakt@${brand.host.replace(/:\d+$/, '')}`
  return (
    <footer className="foot">
      <div className="wrap">
        <nav aria-label="Dokumenty i kontakt">
          {documents.map(({ name, address }) => (
            <a key={address} href={address}>
              {name}
            </a>
          ))}
          <a href={`mailto:${organiser.email}`}>Napisz do organizatora</a>
          <a href={`mailto:${complaints}?subject=${encodeURIComponent('Zgłoszenie nieprawidłowości')}`}>
            Zgłoś nieprawidłowość
          </a>
        </nav>
        <a href={brand.address}>Zapisy prowadzi {brand.name}</a>
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
