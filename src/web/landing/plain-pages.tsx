import type { BrandView } from '#contract/pages.ts'
import { BrandFrame } from '#web/kit/brand-frame.tsx'

export function BrandMissing({ brand }: { brand: BrandView }) {
  return (
    <BrandFrame brand={brand}>
      <main id="tresc" className="wrap plain">
        <h1>Nie ma takiej strony</h1>
        <p>Adres jest niepełny albo strony już nie ma.</p>
        <a className="btn" href="/">
          Strona główna
        </a>
      </main>
    </BrandFrame>
  )
}

export function BrandFailed({ brand }: { brand: BrandView }) {
  return (
    <BrandFrame brand={brand}>
      <main id="tresc" className="wrap plain">
        <h1>Coś się zepsuło</h1>
        <p>To nasza usterka. Spróbuj za chwilę, nic nie przepadło.</p>
      </main>
    </BrandFrame>
  )
}
