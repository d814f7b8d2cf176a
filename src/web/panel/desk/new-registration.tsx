import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { problemsIn } from '#web/lib/ask.ts'
import { newDraft } from '../shared/draft-form/draft-editing.ts'
import { DraftForm } from '../shared/draft-form/draft-form.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import type { LiveAllotment } from '../shared/limits/live-limits.ts'
import { ContactFields } from './contact-fields.tsx'
import {
  amountToTake,
  contactFor,
  type DeskContact,
  type DeskWay,
  type HowMuch,
  isOfStatement,
  missingContact,
  missingWords,
} from './desk-order.ts'
import { onDeskKey } from './keys.ts'
import type { Made } from './made-note.tsx'
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
  const [onPaper, setOnPaper] = useState(false)
  const [allotment, setAllotment] = useState<string | null>(open[0]?.slug ?? null)
  const [way, setWay] = useState<DeskWay>('cash')
  const [howMuch, setHowMuch] = useState<HowMuch>('all')
  const [other, setOther] = useState(0)
  const [given, setGiven] = useState<number | null>(null)
  const [wanted, setWanted] = useState(false)
  const [tried, setTried] = useState(false)
  // The same object as long as nothing is typed, so that it is priced once.
  const draft = useMemo(() => withPaper(typed, onPaper, definition), [typed, onPaper, definition])
  const { price, isCurrent, error } = useDeskPrice(scope, { version, draft, allotment })
  const taking = useTaking(scope)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFirst) page.current?.querySelector<HTMLElement>('[data-person]')?.focus()
  }, [isFirst])
  const sent = contactFor(contact, draft)
  const missing = missingContact(sent)
  const problems = [...(price?.problems ?? []), ...problemsIn(taking.error)].map(
    ({ person = null, where = null, message }) => ({ ...{ person, where, message } }),
  )
  const save = () => {
    setTried(true)
    // Who types fast saves before the price has come: it is saved as soon as it has.
    setWanted(!isCurrent)
    if (price === undefined || !isCurrent || price.problems.length > 0 || missing.length > 0) return
    const amount = amountToTake(price, howMuch, other)
    const taken =
      way === 'later' || amount === 0 ? null : { way, amount, given: way === 'cash' ? given : null }
    taking.mutate(
      { version, draft, allotment, expectedTotal: price.total, contact: sent, taken, onPaper },
      { onSuccess: onMade },
    )
  }
  useEffect(() => {
    if (wanted && isCurrent) save()
  })
  const acts = {
    save: () => !taking.isPending && save(),
    nextPerson: () => page.current?.querySelector<HTMLElement>('[data-next-person]')?.click(),
    setWay,
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
          onChange={setDraft}
        />
        <ContactFields contact={contact} proposed={sent} onChange={setContact} />
        {definition.statements.length > 0 && (
          <label className="draft-tick">
            <input
              type="checkbox"
              checked={onPaper}
              onChange={({ currentTarget }) => setOnPaper(currentTarget.checked)}
            />
            Oświadczenia podpisano na papierze
          </label>
        )}
      </div>
      <Payment
        definition={definition}
        draft={draft}
        price={price}
        error={taking.error ?? error}
        missing={[...missing, ...missingWords(definition, draft, price?.problems ?? [])]}
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

/** What was signed on paper was accepted: each statement that the event asks for. */
const withPaper = (
  draft: RegistrationDraft,
  onPaper: boolean,
  { statements }: Pick<EventDefinition, 'statements'>,
): RegistrationDraft => ({ ...draft, statements: onPaper ? statements.map(({ id }) => id) : [] })
