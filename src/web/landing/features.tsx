import { FEATURES } from './feature-rows.ts'
import { TickSign } from './signs.tsx'

/**
 * One table, shown in two halves where there is room. The marks next to the names of some rows belong to the
 * style sheet: the names themselves are verbatim.
 */
export const Features = () => (
  <section className="band feat" aria-labelledby="w-cenie">
    <div className="wrap">
      <table>
        <caption>
          <h2 id="w-cenie">Co dostajesz w cenie</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">Funkcja</th>
            <th scope="col">W cenie</th>
          </tr>
        </thead>
        <tbody>
          {FEATURES.map(({ name, footnote }) => (
            <tr key={name}>
              <th scope="row" className={footnote ? 'noted' : undefined}>
                {name}
              </th>
              <td>
                <TickSign />
                <span className="sr">tak</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">Koszt wysłanych SMS-ów i prowizja bramki płatności nie są wliczone w 3 zł.</p>
      <p className="lede">
        26&nbsp;funkcji w&nbsp;jednej cenie, od pierwszej zapisanej osoby. Bez pakietów do wyboru.
      </p>
    </div>
  </section>
)
