import * as words from '#i18n/pl/site/register/data.ts'
import { EmailSuggestion } from '#web/kit/email-suggestion.tsx'
import { TextField } from '#web/ui/field.tsx'
import { CarerFields } from './carer-fields.tsx'
import type { FormTools } from './order/form-tools.ts'
import { type Contact, contactOf, touch } from './order/order.ts'
import { PeopleQuestions, WholeQuestions } from './questions.tsx'

/** The contact address, and the questions of this event on which nothing earlier depends. */
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
      <h2 id="kontakt-tytul">{words.contact}</h2>
      <p className="muted">{words.contactUse}</p>
      <div className="two">
        <TextField
          id="kontakt-imie"
          label={words.firstName}
          autoComplete="given-name"
          value={contact.firstName}
          onChange={(firstName) => put('kontakt-imie', { firstName })}
          {...tools.shown('kontakt-imie')}
        />
        <TextField
          id="kontakt-nazwisko"
          label={words.lastName}
          autoComplete="family-name"
          value={contact.lastName}
          onChange={(lastName) => put('kontakt-nazwisko', { lastName })}
          {...tools.shown('kontakt-nazwisko')}
        />
      </div>
      <TextField
        id="kontakt-email"
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={contact.email}
        onChange={(email) => put('kontakt-email', { email })}
        {...tools.shown('kontakt-email')}
      >
        <EmailSuggestion email={contact.email} onAccept={(email) => put('kontakt-email', { email })} />
      </TextField>
      <TextField
        id="kontakt-telefon"
        label={words.phone}
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
