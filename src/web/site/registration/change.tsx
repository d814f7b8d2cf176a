/** The way to the page on which people and choices are changed. */
export function Change({ token }: { token: string }) {
  return (
    <section aria-labelledby="zmiana" className="resign">
      <h2 id="zmiana">Zmiana zgłoszenia</h2>
      <p>Inna godzina, przystanek, dodatki albo osoby? Najpierw zobaczysz, ile to kosztuje.</p>
      <a className="btn quiet" href={`/zgloszenie/${token}/zmiana`}>
        Zmień zgłoszenie
      </a>
    </section>
  )
}
