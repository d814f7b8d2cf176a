import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { pl } from '#i18n/pl.ts'
import { problemsIn } from '#web/lib/ask.ts'
import { newDraft } from '../shared/draft-form/draft-editing.ts'
import { DraftForm } from '../shared/draft-form/draft-form.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import type { LiveAllotment } from '../shared/limits/live-limits.ts'
import { ContactFields } from './contact-fields.tsx'
import {
  amountOfPerson,
  amountToTake,
  contactFor,
  contactWords,
  type DeskContact,
  type DeskWay,
  type HowMuch,
  isOfStatement,
  laterWords,
  missingContact,
  missingWords,
  withRegistrant,
} from './desk-order.ts'
import { onDeskKey } from './keys.ts'
import type { Made } from './made-note.tsx'
import { PaperTick } from './paper-tick.tsx'
import { Payment } from './payment.tsx'
import { useDeskPrice, useTaking } from './use-desk.ts'

interface Props {
  readonly scope: EventScope
  readonly version: number
  readonly definition: EventDefinition
  readonly allotments: readonly LiveAllotment[]
  readonly isFirst: boolean
  readonly onMade: (made: Made) => void
}

const NOBODY: DeskContact = { firstName: '', lastName: '', email: '', phone: '' }

/** One registration as it is typed: people on the left, price and money on the right. */
export function NewRegistration({
  scope,
  version,
  definition,
  allotments,
  isFirst,
  onMade,
}: Props): ReactNode {
  const open = allotments.filter(({ left }) => left > 0)
  const [typed, setDraft] = useState<RegistrationDraft>(() => newDraft(definition))
  const [contact, setContact] = useState(NOBODY)
  const [signedOn, setSignedOn] = useState<string | null>(null)
  const [allotment, setAllotment] = useState<string | null>(open[0]?.slug ?? null)
  const [way, setWay] = useState<DeskWay>('cash')
  const [howMuch, setHowMuch] = useState<HowMuch>('all')
  const [other, setOther] = useState(0)
  const [given, setGiven] = useState<number | null>(null)
  const [wanted, setWanted] = useState(false)
  const [tried, setTried] = useState(false)
  const [person, setPerson] = useState<string | null>(typed.people[0]?.ref ?? null)
  const [refusals, setRefusals] = useState(0)
  // The same object as long as nothing is typed, so that it is priced once.
  const { firstName, lastName } = contact
  const draft = useMemo(() => {
    const registered = withRegistrant(
      typed,
      { firstName, lastName },
      Temporal.Now.plainDateISO('Europe/Warsaw'),
    )
    return withPaper(registered, signedOn !== null, definition)
  }, [typed, signedOn, definition, firstName, lastName])
  const { price, isCurrent, error } = useDeskPrice(scope, { version, draft, allotment })
  const taking = useTaking(scope)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFirst) focusOn(page.current, FIRST_FIELD)
  }, [isFirst])
  // What was refused is shown by now: the keyboard goes on where something is to be mended.
  useEffect(() => {
    if (refusals > 0) focusOn(page.current, WRONG_FIELD)
  }, [refusals])
  const sent = contactFor(contact, draft)
  const missing = missingContact(sent)
  // Nothing is called missing before anybody is typed.
  const isTyped = draft.people.length === 0 || draft.people.some(({ lastName }) => lastName.trim() !== '')
  const later = isTyped ? laterWords(draft, price?.later ?? []) : []
  const problems = [...(price?.problems ?? []), ...problemsIn(taking.error)].map(
    ({ person = null, where = null, message }) => ({ ...{ person, where, message } }),
  )
  const refuse = (found: readonly { readonly person?: string | null | undefined }[]) => {
    const wrong = found.flatMap(({ person: ref = null }) => (ref === null ? [] : [ref]))
    if (wrong[0] !== undefined && !wrong.includes(person ?? '')) setPerson(wrong[0])
    setRefusals((before) => before + 1)
  }
  const save = () => {
    setTried(true)
    // Who types fast saves before the price has come: it is saved as soon as it has.
    setWanted(!isCurrent)
    if (price === undefined || !isCurrent) return
    if (price.problems.length > 0 || missing.length > 0) return refuse(price.problems)
    const amount = amountToTake(price, howMuch, other)
    const taken =
      way === 'later' || amount === 0 ? null : { way, amount, given: way === 'cash' ? given : null }
    taking.mutate(
      { version, draft, allotment, expectedTotal: price.total, contact: sent, taken, signedOn, later },
      { onSuccess: onMade, onError: (failure) => refuse(problemsIn(failure)) },
    )
  }
  useEffect(() => {
    if (wanted && isCurrent) save()
  })
  const acts = {
    save: () => !taking.isPending && save(),
    nextPerson: () => page.current?.querySelector<HTMLElement>('[data-next-person]')?.click(),
    setWay,
    openPerson: (index: number) => {
      const ref = typed.people[index]?.ref
      if (ref === undefined) return
      // At once, so that the fields are there to have the focus.
      flushSync(() => setPerson(ref))
      focusOn(page.current, FIRST_FIELD)
    },
  }
  // Anew with every state: the keys act on what is typed now.
  useEffect(() => {
    const within = page.current
    if (within === null) return
    const listen = (event: KeyboardEvent) => onDeskKey(within, event, acts)
    within.addEventListener('keydown', listen)
    return () => within.removeEventListener('keydown', listen)
  })
  return (
    <div ref={page} className="desk">
      <div className="desk-people">
        <DraftForm
          definition={definition}
          draft={typed}
          problems={tried ? problems.filter(({ where }) => !isOfStatement(definition, where)) : []}
          one={{
            ref: person,
            onOpen: (ref) => {
              setPerson(ref)
              // Who has just been added is not yet wrong.
              if (!typed.people.some((each) => each.ref === ref)) setTried(false)
            },
            priceOf: (ref) => {
              const amount = price === undefined ? null : amountOfPerson(price, ref)
              return amount === null ? null : pl.amountOrFree(amount)
            },
          }}
          onChange={setDraft}
        />
        <ContactFields
          contact={contact}
          proposed={sent}
          missing={tried ? missing : []}
          onChange={setContact}
        />
        {definition.statements.length > 0 && (
          <PaperTick
            signedOn={signedOn}
            isMissing={tried && problems.some(({ where }) => isOfStatement(definition, where))}
            onChange={setSignedOn}
          />
        )}
        {later.length > 0 && (
          <p className="desk-later">
            <b>Do uzupełnienia później:</b> {later.join(', ')}. Nie zatrzymuje zapisu.
          </p>
        )}
      </div>
      <Payment
        definition={definition}
        draft={draft}
        price={price}
        error={taking.error ?? error}
        missing={[...missing.map(contactWords), ...missingWords(definition, draft, price?.problems ?? [])]}
        tried={tried}
        busy={taking.isPending}
        allotments={allotments.filter(({ units }) => units > 0)}
        {...{ allotment, way, howMuch, other, given }}
        onAllotment={setAllotment}
        onWay={setWay}
        onHowMuch={setHowMuch}
        onOther={setOther}
        onGiven={setGiven}
        onSave={save}
      />
    </div>
  )
}

const FIRST_FIELD = '.draft-person:has([data-person]) input'
const WRONG_FIELD =
  ':is(.draft-cell, .field, .choice):has(.error) :is(input, select, textarea), .draft-tick:has([aria-invalid]) input'

const focusOn = (page: HTMLElement | null, field: string): void =>
  page?.querySelector<HTMLElement>(field)?.focus()

/** What was signed on paper was accepted: each statement that the event asks for. */
const withPaper = (
  draft: RegistrationDraft,
  onPaper: boolean,
  { statements }: Pick<EventDefinition, 'statements'>,
): RegistrationDraft => ({ ...draft, statements: onPaper ? statements.map(({ id }) => id) : [] })
