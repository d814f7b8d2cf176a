import type { LandingPage } from '#contract/pages.ts'
import { BrandFrame } from '#web/kit/brand-frame.tsx'
import { Features } from './features.tsx'
import { Film } from './film.tsx'
import { Foot } from './foot.tsx'
import { Gate } from './gate.tsx'
import { Organisers } from './organisers.tsx'
import { Payments } from './payments.tsx'
import { Signs } from './signs.tsx'

type LandingProps = Extract<LandingPage, { page: 'landing' }>

/** The purpose of the platform, its price, how to try it and whom to contact (specification §2, 'Route /'). */
export function LandingView({ brand, foot, organisers, demoForm, contactEmail }: LandingProps) {
  return (
    <BrandFrame brand={brand} onLanding>
      <Signs />
      <main id="tresc">
        <Hero />
        <Organisers organisers={organisers} />
        <Features />
        <Payments />
        <Gate />
        <Pricing />
        <div className="wrap duo">
          <Demo form={demoForm} email={contactEmail} />
          <Contact email={contactEmail} />
        </div>
      </main>
      <Foot brand={brand} foot={foot} />
    </BrandFrame>
  )
}

/** The contact address; an account is free either way (readings, decision 6). */
const Contact = ({ email }: { email: string }) => (
  <section id="kontakt" aria-labelledby="kontakt-tytul">
    <h2 id="kontakt-tytul">Kontakt</h2>
    <p className="lede">
      Konto jest bezpłatne. Napisz do nas, pomożemy je założyć. Możesz też{' '}
      <a href="/create">stworzyć konto samodzielnie</a>.
    </p>
    <a className="btn quiet" href={`mailto:${email}`}>
      {email}
    </a>
  </section>
)

/** Succeeds at the test gateway, like every code but the two that it shows (demo.md, 'Three minutes'). */
const BLIK_CODE = '777 123'

/** The way to try the product: a form with the test payment, and the panel on request (readings, decision 7). */
const Demo = ({ form, email }: { form: string; email: string }) => (
  <section id="demo" aria-labelledby="demo-tytul">
    <h2 id="demo-tytul">Demo</h2>
    <p className="lede">
      Wersja demonstracyjna jest połączona z testowym systemem płatności. Nie podawaj prawdziwych danych.
    </p>
    <p className="blik">
      <span>Kod BLIK do próbnej płatności:</span> <b>{BLIK_CODE}</b>
    </p>
    <a className="btn" href={form}>
      Otwórz formularz demo
    </a>
    <p>
      Chcesz zobaczyć panel organizatora? <a href={`mailto:${email}`}>Napisz</a>, prześlemy dostęp.
    </p>
  </section>
)

/** The product in one sentence and one film. */
const Hero = () => (
  <section className="wrap hero" aria-labelledby="tytul">
    <div className="section-text">
      <h1 id="tytul">Zapisy na wydarzenia.</h1>
      <p className="lede">
        Pielgrzymki, rekolekcje, konferencje, zbiórki. Zapisy i&nbsp;wpłaty przez internet, a&nbsp;na miejscu
        jedno piknięcie przy wejściu.
      </p>
      <div className="acts">
        <a className="btn" href="/create">
          Stwórz konto
        </a>
        <a className="btn quiet" href="#demo">
          Zobacz demo
        </a>
      </div>
    </div>
    <Film />
  </section>
)

/** The price with all its sentences (specification §9). */
const Pricing = () => (
  <section className="band price" id="oplaty" aria-labelledby="oplaty-tytul">
    <div className="wrap">
      <h2 id="oplaty-tytul">Opłaty</h2>
      <div className="sum">
        <p className="big">
          3 zł <small>+ VAT</small>
        </p>
        <p className="per">za zapisaną osobę</p>
      </div>
      <p className="terms">
        <b>Stała opłata, niezależna od ceny udziału. Wszystkie funkcje w cenie.</b>{' '}
        <span>Cena nie obejmuje prowizji bramki płatności i SMS-ów.</span>
      </p>
    </div>
  </section>
)
