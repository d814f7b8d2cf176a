import type { BrandView, FootView } from '#contract/pages.ts'
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

export function BrandCrowded({ brand, foot }: PlainProps) {
  return (
    <BrandFrame brand={brand}>
      <main id="tresc" className="wrap plain">
        <h1>Bardzo wiele osób naraz</h1>
        <p>Odśwież stronę za kilka sekund. Nic nie przepadło.</p>
      </main>
      <Foot brand={brand} foot={foot} />
    </BrandFrame>
  )
}

export function BrandFailed({ brand, foot }: PlainProps) {
  return (
    <BrandFrame brand={brand}>
      <main id="tresc" className="wrap plain">
        <h1>Coś się zepsuło</h1>
        <p>To nasza usterka. Spróbuj za chwilę, nic nie przepadło.</p>
      </main>
      <Foot brand={brand} foot={foot} />
    </BrandFrame>
  )
}
