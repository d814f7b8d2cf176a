import type { BrandView, FootView } from '#contract/pages.ts'
import { Again } from '#web/kit/again.tsx'
import { BrandFrame } from '#web/kit/brand-frame.tsx'
import { Foot } from './foot.tsx'

interface PlainProps {
  readonly brand: BrandView
  readonly foot: FootView
}

export function BrandMissing({ brand, foot }: PlainProps) {
  return (
    <BrandFrame brand={brand}>
      <main id="tresc" className="wrap plain">
        <h1>Nie ma takiej strony</h1>
        <p>Adres jest niepełny albo strony już nie ma.</p>
        <a className="btn" href="/">
          Strona główna
        </a>
      </main>
      <Foot brand={brand} foot={foot} />
    </BrandFrame>
  )
}

/** An organiser's site whose name resembles a bank, an office or a brand, before its review. */
export function BrandReview({ brand, foot }: PlainProps) {
  return (
    <BrandFrame brand={brand} bare>
      <main id="tresc" className="wrap plain">
        <h1>Ta strona czeka na sprawdzenie</h1>
        <p>
          Nazwa przypomina bank, urząd albo znaną markę, dlatego najpierw ją obejrzymy. Zajrzyj tu później.
        </p>
      </main>
      <Foot brand={brand} foot={foot} />
    </BrandFrame>
  )
}

export function BrandCrowded({ brand, foot }: PlainProps) {
  return (
    <BrandFrame brand={brand} bare>
      <main id="tresc" className="wrap plain">
        <h1>Bardzo wiele osób naraz</h1>
        <p>Odczekaj kilka sekund i&nbsp;spróbuj ponownie. Nic nie przepadło.</p>
        <Again />
      </main>
      <Foot brand={brand} foot={foot} />
    </BrandFrame>
  )
}

export function BrandFailed({ brand, foot }: PlainProps) {
  return (
    <BrandFrame brand={brand} bare>
      <main id="tresc" className="wrap plain">
        <h1>Coś się zepsuło</h1>
        <p>
          To nasza usterka. Nic nie przepadło: zgłoszenia i&nbsp;wpłaty zostają, a&nbsp;to, co wpisano
          w&nbsp;formularzu zapisów, czeka w&nbsp;tej przeglądarce.
        </p>
        <p>Odczekaj minutę i&nbsp;spróbuj ponownie.</p>
        <Again />
      </main>
      <Foot brand={brand} foot={foot} />
    </BrandFrame>
  )
}
