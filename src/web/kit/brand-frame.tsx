import type { BrandView } from '#contract/pages.ts'
import { Tick } from '#web/ui/icons.tsx'

/** Header and footer of the platform's own pages. */
export function BrandFrame({ brand, children }: { brand: BrandView; children: React.ReactNode }) {
  return (
    <>
      <a className="skip" href="#tresc">
        Przejdź do treści
      </a>
      <header className="wrap top">
        <a className="mark" href="/">
          {brand.name}
          <Tick />
        </a>
        <nav aria-label="Sekcje strony">
          <a href="/#demo">Demo</a>
          <a href="/#kontakt">Kontakt</a>
        </nav>
        <a className="btn quiet" href={brand.panelAddress} target="_blank" rel="noopener">
          Panel<span className="sr"> (otwiera nową kartę)</span>
        </a>
      </header>
      {children}
    </>
  )
}
