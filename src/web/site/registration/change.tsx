import { tie } from '#i18n/typography.ts'
import type { Registration } from './use-registration.ts'

interface Words {
  readonly what: string
  readonly way: string
}

/** The way to the page on which people and choices are changed, or, before it was decided, on which people leave. */
export function Change({ registration, token }: { registration: Registration; token: string }) {
  const words = changeWords(registration)
  if (words === null) return null
  return (
    <section aria-labelledby="zmiana" className="resign">
      <h2 id="zmiana">Zmiana zgłoszenia</h2>
      <p>{tie(words.what)}</p>
      <a className="btn quiet" href={`/zgloszenie/${token}/zmiana`}>
        {tie(words.way)}
      </a>
    </section>
  )
}

/** Who is the last to leave resigns from all of it. */
function changeWords({ may, people }: Registration): Words | null {
  if (may.change) return EVERYTHING
  return may.leave && people.length > 1 ? LEAVING : null
}

const EVERYTHING: Words = {
  what: 'Inna godzina, przystanek, dodatki albo osoby? Najpierw zobaczysz, ile to kosztuje.',
  way: 'Zmień zgłoszenie',
}
const LEAVING: Words = {
  what: 'Ktoś jednak nie weźmie udziału? Do decyzji organizatora można go wypisać, a reszta czeka dalej.',
  way: 'Wypisz kogoś ze zgłoszenia',
}
