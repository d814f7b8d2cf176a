import { Film } from './film.tsx'

/** What this is, in one sentence and one film. */
export const Hero = () => (
  <section className="wrap hero" aria-labelledby="tytul">
    <div className="say">
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
