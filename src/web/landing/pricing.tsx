/** The price with all its sentences (specification §9). */
export const Pricing = () => (
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
