import type { OrganiserView } from '#contract/pages.ts'
import { tie } from '#i18n/typography.ts'

/** Whom to ask, and who the other side of the contract is. */
export function Contact({ organiser }: { organiser: OrganiserView }) {
  return (
    <section id="kontakt" aria-labelledby="kontakt-tytul">
      <h2 id="kontakt-tytul">Kontakt do organizatora</h2>
      <div className="who">
        <div>
          {organiser.contactPerson !== '' && <b>{organiser.contactPerson}</b>}
          <OrganiserLinks organiser={organiser} />
        </div>
        <div>
          <b>{organiser.legalName}</b>
          {organiser.address !== '' && <p>{tie(organiser.address)}</p>}
          {organiser.contactNote !== '' && <p>{tie(organiser.contactNote)}</p>}
        </div>
      </div>
    </section>
  )
}

/** Telephone and e-mail, each large enough for a thumb. */
export function OrganiserLinks({ organiser: { phone, email } }: { organiser: OrganiserView }) {
  return (
    <p className="reach">
      {phone !== '' && (
        <a className="num" href={`tel:${phone.replace(/[\s-]/g, '')}`}>
          {phone}
        </a>
      )}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
