import { useEffect, useRef } from 'react'
import type { BrandView } from '#contract/pages.ts'
import { looksTrusted } from '#domain/values/trusted-name.ts'
import { tie } from '#i18n/text/typography.ts'
import { NewTabLink } from '#web/kit/new-tab-link.tsx'
import { siteAddress } from './addresses.ts'
import { Progress } from './progress.tsx'
import { SiteSketch, type SketchOf } from './site-sketch.tsx'
import { PANEL_OPENS_AFTER } from './timing.ts'

/** Leads by a one-time code from this host to the signed-in panel of the current domain. */
const PANEL = '/create/panel'

/** The account was created: its address, and the panel a moment later. */
export function Done({ brand, made }: { brand: BrandView; made: SketchOf }) {
  const { subdomain, domain, name } = made
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => location.assign(PANEL), PANEL_OPENS_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main id="tresc" className="wrap create create-done">
      <div>
        <Progress step={null} />
        <div className="create-head">
          <h1 ref={heading} tabIndex={-1}>
            Konto gotowe
          </h1>
          <p>Organizator: {tie(name)}</p>
        </div>
        {looksTrusted({ name, subdomain }) && (
          <p className="note" role="status">
            Ta nazwa przypomina bank, urząd albo znaną markę. Najpierw ją obejrzymy: do tego czasu strona
            zapisów i&nbsp;wiadomości czekają, a&nbsp;w&nbsp;panelu można już pracować.
          </p>
        )}
        <div className="site-address">
          <span className="label">Strona zapisów działa pod adresem</span>
          <NewTabLink className="address-line" href={siteAddress(brand, `${subdomain}.${domain}`)}>
            <b>{subdomain}</b>
            <wbr />.{domain}
          </NewTabLink>
        </div>
        <p className="progress" role="status">
          Otwieram panel organizatora…
        </p>
        <a className="btn" href={PANEL}>
          Przejdź do panelu
        </a>
      </div>
      <SiteSketch {...made} />
    </main>
  )
}
