import { TickSign } from './signs.tsx'

const SCREEN =
  'Ekran telefonu po zeskanowaniu biletu: Wpuść. Zosia Kowalska, dziecko, 10 lat, grupa Biało-Zielona. Do wydania: koszulka 140, pakiet pielgrzyma.'

/** Check-in at the entrance: one scan shows everything. */
export const Gate = () => (
  <section className="pik" aria-labelledby="pik-tytul">
    <div className="wrap">
      <div className="section-text">
        <h2 id="pik-tytul">
          Pik. <span className="together">I wpuszczasz.</span>
        </h2>
        <p className="lede">
          Jeden skan biletu i&nbsp;wiadomo wszystko: kto wchodzi, do której grupy, co wydać. Koszulkę
          w&nbsp;dobrym rozmiarze, pakiet, klucz do pokoju.
        </p>
        <ul className="devices" aria-label="Urządzenia do skanowania">
          <li>
            <svg viewBox="0 0 28 28" aria-hidden="true">
              <rect x="8" y="3" width="12" height="22" rx="2.500" />
              <path d="M12.500 21.500h3" />
            </svg>
            telefon
          </li>
          <li>
            <svg viewBox="0 0 28 28" aria-hidden="true">
              <rect x="5" y="3" width="18" height="22" rx="2.500" />
              <path d="M12.500 21.500h3" />
            </svg>
            tablet
          </li>
          <li>
            <svg viewBox="0 0 28 28" aria-hidden="true">
              <rect x="5" y="5" width="18" height="13" rx="2" />
              <path d="M2 22.500h24" />
            </svg>
            laptop
          </li>
        </ul>
      </div>
      <div className="phone" role="img" aria-label={SCREEN}>
        <svg className="arcs" viewBox="0 0 120 120" aria-hidden="true">
          <path d="M34 66a34 34 0 0 1 22 28M44 40a62 62 0 0 1 40 50M54 14a92 92 0 0 1 58 72" />
        </svg>
        <div className="display" aria-hidden="true">
          <Camera />
          <p className="verdict">
            <TickSign />
            Wpuść
          </p>
          <div className="who">
            <b>Zosia Kowalska</b>
            <span>
              Dziecko, 10&nbsp;lat. <span className="together">Grupa Biało-Zielona</span>
            </span>
          </div>
          <ul className="give">
            <li>Do wydania</li>
            <li>
              Koszulka <b>140</b>
            </li>
            <li>
              Pakiet pielgrzyma <b>1</b>
            </li>
          </ul>
        </div>
      </div>
    </div>
  </section>
)

/** The view of the camera: a ticket in its frame. */
const Camera = () => (
  <div className="camera">
    <svg viewBox="0 0 150 176" aria-hidden="true">
      <g transform="rotate(-5 75 95)">
        <rect x="18" y="26" width="114" height="190" rx="6" fill="#fbf3df" />
        <g className="ink" transform="translate(30 40) scale(4.290)">
          <use href="#kod" />
        </g>
      </g>
      <path
        d="M14 44V26h18M118 26h18v18M14 124v18h18M136 124v18h-18"
        fill="none"
        stroke="#f3cf7a"
        strokeWidth="5"
      />
    </svg>
  </div>
)
