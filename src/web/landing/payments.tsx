/** Methods and gateways as words in our own typeface, each with its style. */
const METHODS = [
  ['BLIK', 'tile wide first'],
  ['Karty płatnicze', 'tile wide'],
  ['Apple Pay', 'tile heavy'],
  ['Google Pay', 'tile light'],
  ['Szybkie przelewy', 'tile book'],
  ['Przelewy24', 'tile heavy'],
  ['PayU', 'tile book'],
  ['Tpay', 'tile'],
  ['Autopay', 'tile book'],
  ['imoje', 'tile light'],
] as const

/** Payments: immediate and safe. */
export const Payments = () => (
  <section className="band pays" aria-labelledby="platnosci">
    <div className="wrap">
      <div className="section-text">
        <h2 id="platnosci">Wpłata dociera od&nbsp;razu. I&nbsp;bezpiecznie.</h2>
        <p className="lede">
          Uczestnik płaci tak, jak lubi. Wpłatę widać przy zgłoszeniu w&nbsp;tej samej chwili, a&nbsp;bilety
          wychodzą same.
        </p>
        <p className="aside">
          Dane karty podaje się tylko operatorowi płatności, nigdy nam ani organizatorowi.
        </p>
      </div>
      <ul className="tiles" aria-label="Metody płatności">
        {METHODS.map(([name, look]) => (
          <li key={name} className={look}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  </section>
)
