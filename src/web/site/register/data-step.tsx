import { TextField } from '#web/ui/field.tsx'
import { CarerFields } from './carer-fields.tsx'
import type { FormTools } from './form-tools.ts'
import { type Contact, contactOf, touch } from './order.ts'
import { PeopleQuestions, WholeQuestions } from './questions.tsx'

/** Whom to write to, and the questions of this event that nothing before hangs on. */
export function DataStep({ tools }: { tools: FormTools }) {
  return (
    <>
      <ContactFields tools={tools} />
      <WholeQuestions tools={tools} step="dane" />
      <PeopleQuestions tools={tools} step="dane" />
      <CarerFields tools={tools} />
    </>
  )
}

function ContactFields({ tools }: { tools: FormTools }) {
  const { order, change } = tools
  const contact = contactOf(order)
  const put = (field: string, patch: Partial<Contact>) =>
    change((o) => touch({ ...o, contact: { ...o.contact, ...patch } }, [field]))
  return (
    <section className="ask" aria-labelledby="kontakt-tytul">
      <h2 id="kontakt-tytul">Kontakt</h2>
      <p className="muted">
        Tu wyślemy potwierdzenie, bilety i&nbsp;to, co trzeba wiedzieć przed wydarzeniem.
      </p>
      <div className="two">
        <TextField
          id="kontakt-imie"
          label="Imię"
          autoComplete="given-name"
          value={contact.firstName}
          onChange={(firstName) => put('kontakt-imie', { firstName })}
          {...tools.shown('kontakt-imie')}
        />
        <TextField
          id="kontakt-nazwisko"
          label="Nazwisko"
          autoComplete="family-name"
          value={contact.lastName}
          onChange={(lastName) => put('kontakt-nazwisko', { lastName })}
          {...tools.shown('kontakt-nazwisko')}
        />
      </div>
      <TextField
        id="kontakt-email"
        label="Adres e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={contact.email}
        onChange={(email) => put('kontakt-email', { email })}
        {...tools.shown('kontakt-email')}
      />
      <TextField
        id="kontakt-telefon"
        label="Numer telefonu"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={contact.phone}
        onChange={(phone) => put('kontakt-telefon', { phone })}
        {...tools.shown('kontakt-telefon')}
      />
    </section>
  )
}
