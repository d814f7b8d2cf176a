/** Succeeds at the test gateway, as every code but the two that it prints (demo.md, 'Three minutes'). */
const BLIK_CODE = '777 123'

/** The way to try the product: a form with the test payment, and the panel on request (readings, decision 7). */
export const Demo = ({ form, email }: { form: string; email: string }) => (
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
