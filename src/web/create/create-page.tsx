import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { CreatePage } from '#contract/pages.ts'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { contactAddress } from './addresses.ts'
import { Wizard } from './wizard.tsx'

/** The page at `/create`: the wizard under a plain header that leads out of it. */
export function CreatePageView({ page, answers }: { page: CreatePage; answers: QueryClient }) {
  const { brand } = page
  return (
    <>
      <a className="skip" href="#tresc">
        Przejdź do treści
      </a>
      <header className="wrap create-top">
        <BrandMark brand={brand} />
        <a href="/#kontakt">Kontakt</a>
      </header>
      <noscript>
        <p className="wrap no-script">
          Do założenia konta na tej stronie potrzebny jest JavaScript. Włącz go w&nbsp;ustawieniach
          przeglądarki albo napisz do nas, pomożemy założyć konto: {contactAddress(brand)}.
        </p>
      </noscript>
      <QueryClientProvider client={answers}>
        <Wizard page={page} />
      </QueryClientProvider>
    </>
  )
}
