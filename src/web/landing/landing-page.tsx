import type { LandingPage } from '#contract/pages.ts'
import { tie } from '#i18n/typography.ts'
import { BrandFrame } from '#web/kit/brand-frame.tsx'
import { PhoneAndTicket } from './phone-and-ticket.tsx'

type LandingProps = Extract<LandingPage, { page: 'landing' }>

/** What the platform is for, organisers to look at, how to write to us. */
export function LandingView({ brand, year, demos }: LandingProps) {
  const address = `kontakt@${brand.host.replace(/:\d+$/, '')}`
  return (
    <BrandFrame brand={brand}>
      <main id="tresc">
        <section className="wrap hero">
          <div className="say">
            <h1>Zapisy na wydarzenia.</h1>
            <p className="lede">
              Pielgrzymki, rekolekcje, konferencje, zbiórki. Zapisy i&nbsp;wpłaty przez internet, a&nbsp;na
              miejscu jedno piknięcie przy wejściu.
            </p>
            <div className="acts">
              <a className="btn" href="#demo">
                Zobacz demo
              </a>
              <a className="btn quiet" href={brand.panelAddress}>
                Panel organizatora
              </a>
            </div>
          </div>
          <PhoneAndTicket />
        </section>
        <section className="band" id="demo" aria-labelledby="demo-tytul">
          <div className="wrap">
            <h2 id="demo-tytul">Przykładowi organizatorzy</h2>
            <p className="lede">
              Wersja demonstracyjna jest połączona z&nbsp;testowym systemem płatności. Nie podawaj prawdziwych
              danych.
            </p>
            <ul className="demos">
              {demos.map((demo) => (
                <li key={demo.address}>
                  <a className="demo-card" href={demo.address}>
                    <b>{tie(demo.title)}</b>
                    <span>{demo.name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section className="wrap contact" id="kontakt" aria-labelledby="kontakt-tytul">
          <h2 id="kontakt-tytul">Kontakt</h2>
          <p>Konto jest bezpłatne. Napisz do nas, pomożemy je założyć.</p>
          <a className="btn quiet" href={`mailto:${address}`}>
            {address}
          </a>
        </section>
      </main>
      <footer className="foot">
        <div className="wrap">
          <p>
            © {year} {brand.host.replace(/:\d+$/, '')}
          </p>
          <p>Zrobione w&nbsp;Krakowie.</p>
        </div>
      </footer>
    </BrandFrame>
  )
}
