import type { BrandView } from '#contract/pages.ts'
import { BrandMark } from './brand-mark.tsx'
import { NewTabLink } from './new-tab-link.tsx'

interface BrandFrameProps {
  readonly brand: BrandView
  /** Whether the sections that the menu names are on the current page. */
  readonly onLanding?: boolean
  /** The name alone: on an organiser's host the menu would lead nowhere. */
  readonly bare?: boolean
  readonly children: React.ReactNode
}

/** Header of the platform's own pages. */
export function BrandFrame({ brand, onLanding = false, bare = false, children }: BrandFrameProps) {
  const landing = onLanding ? '' : '/'
  return (
    <>
      <a className="skip" href="#tresc">
        Przejdź do treści
      </a>
      <header className="wrap top">
        <BrandMark brand={brand} />
        {!bare && (
          <>
            <nav aria-label="Sekcje strony">
              <a href={`${landing}#oplaty`}>Opłaty</a>
              <a href={`${landing}#demo`}>Demo</a>
              <a href={`${landing}#kontakt`}>Kontakt</a>
            </nav>
            <NewTabLink className="btn quiet" href={brand.panelAddress}>
              Panel
            </NewTabLink>
          </>
        )}
      </header>
      {children}
    </>
  )
}
