/** Who to write to; an account is free either way (readings, decision 6). */
export const Contact = ({ email }: { email: string }) => (
  <section id="kontakt" aria-labelledby="kontakt-tytul">
    <h2 id="kontakt-tytul">Kontakt</h2>
    <p className="lede">
      Konto jest bezpłatne. Napisz do nas, pomożemy je założyć. Możesz też{' '}
      <a href="/create">stworzyć konto samodzielnie</a>.
    </p>
    <a className="btn quiet" href={`mailto:${email}`}>
      {email}
    </a>
  </section>
)
