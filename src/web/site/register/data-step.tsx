import { personScopes, wholeScope } from '#domain/quote/scope.ts'
import type { Answer } from '#domain/registration/draft.ts'
import { TextField } from '#web/ui/field.tsx'
import { CarerFields } from './carer-fields.tsx'
import type { FormTools } from './form-tools.ts'
import { type Contact, changePerson, contactOf, touch } from './order.ts'
import { fullName } from './person-name.ts'
import { QuestionField } from './question-field.tsx'

/** Whom to write to, and the questions of this event. */
export function DataStep({ tools }: { tools: FormTools }) {
  return (
    <>
      <ContactFields tools={tools} />
      <WholeQuestions tools={tools} />
      <PeopleQuestions tools={tools} />
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

function WholeQuestions({ tools }: { tools: FormTools }) {
  const { order, change, compiled, draft, context } = tools
  const scope = wholeScope(draft, context)
  const asked = compiled.questions.filter(
    ({ question, asked }) => question.of === 'registration' && asked(scope) === true,
  )
  if (asked.length === 0) return null
  const put = (id: string, answer: Answer) =>
    change((o) => touch({ ...o, answers: { ...o.answers, [id]: answer } }, [`pytanie-${id}`]))
  return (
    <section className="ask" aria-labelledby="pytania-tytul">
      <h2 id="pytania-tytul">
        {order.people.length > 1 ? 'Pytania do całego zgłoszenia' : 'Jeszcze kilka pytań'}
      </h2>
      {asked.map(({ question }) => (
        <QuestionField
          key={question.id}
          id={`pytanie-${question.id}`}
          question={question}
          answer={order.answers[question.id]}
          onChange={(answer) => put(question.id, answer)}
          tools={tools}
        />
      ))}
    </section>
  )
}

function PeopleQuestions({ tools }: { tools: FormTools }) {
  const { order, change, compiled, draft, context } = tools
  const scopes = personScopes(wholeScope(draft, context))
  return order.people.map((person) => {
    const scope = scopes.find((each) => each.person?.ref === person.ref)
    const asked = compiled.questions.filter(
      ({ question, asked }) => question.of === 'person' && scope !== undefined && asked(scope) === true,
    )
    if (asked.length === 0) return null
    return (
      <section key={person.ref} className="ask" aria-labelledby={`pytania-${person.ref}`}>
        <h2 id={`pytania-${person.ref}`}>{fullName(person, order)}</h2>
        {asked.map(({ question }) => {
          const id = `pytanie-${question.id}-${person.ref}`
          const put = (answer: Answer) =>
            change((o) =>
              changePerson(o, person.ref, { answers: { ...person.answers, [question.id]: answer } }, id),
            )
          const answer = person.answers[question.id]
          return (
            <QuestionField
              key={id}
              id={id}
              question={question}
              answer={answer}
              onChange={put}
              tools={tools}
            />
          )
        })}
      </section>
    )
  })
}
