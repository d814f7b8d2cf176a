import type { OrganiserView } from '#contract/pages.ts'
import * as words from '#i18n/pl/site/frame.ts'
import { tie } from '#i18n/text/typography.ts'

/** The contact for questions, and the other party to the contract. */
export function Contact({ organiser, heading }: { organiser: OrganiserView; heading?: string }) {
  return (
    <section id="kontakt" aria-labelledby="kontakt-tytul">
      <h2 id="kontakt-tytul">{heading === undefined ? words.contactHeading : tie(heading)}</h2>
      <div className="who">
        {hasContact(organiser) && (
          <div>
            {organiser.contactPerson !== '' && <b>{organiser.contactPerson}</b>}
            <OrganiserLinks organiser={organiser} />
          </div>
        )}
        <div>
          <b>{organiser.legalName}</b>
          {organiser.address !== '' && <p>{tie(organiser.address)}</p>}
          {organiser.nip !== '' && <p>{words.nip(organiser.nip)}</p>}
          {organiser.contactNote !== '' && <p>{tie(organiser.contactNote)}</p>}
        </div>
      </div>
    </section>
  )
}

/** A new account has no data yet. */
const hasContact = ({ contactPerson, phone, email }: OrganiserView): boolean =>
  contactPerson !== '' || phone !== '' || email !== ''

/** Telephone and e-mail, each large enough for a thumb. */
export function OrganiserLinks({ organiser: { phone, email } }: { organiser: OrganiserView }) {
  if (phone === '' && email === '') return null
  return (
    <p className="reach">
      {phone !== '' && (
        <a className="num" href={`tel:${phone.replace(/[\s-]/g, '')}`}>
          {phone}
        </a>
      )}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
