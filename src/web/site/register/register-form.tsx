import { useEffect, useMemo, useState } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { keepsWaitingList } from '#domain/waiting-list/waiting-list.ts'
import * as words from '#i18n/pl/site/register/form.ts'
import { FormUploads } from '#web/kit/form/form-uploads.tsx'
import { Todo } from '#web/kit/todo.tsx'
import { useFocus } from '#web/lib/use-focus.ts'
import { placesInAll, saleState } from '../shared/sale-state.ts'
import { codeRefusal } from './code-refusal.ts'
import { DataStep } from './data-step.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { ExtrasStep } from './extras-step.tsx'
import { fileProblems, withFileProblems } from './files/file-fields.ts'
import { siteUpload } from './files/site-upload.ts'
import { useGoneFiles } from './files/use-gone-files.ts'
import { useOrderFiles } from './files/use-order-files.ts'
import { Foot } from './foot.tsx'
import { withHeld } from './hold/held-units.ts'
import { isLackAlone } from './hold/hold-calls.ts'
import { HoldLine, HoldRefusal } from './hold/hold-line.tsx'
import { useHeldOrder } from './hold/use-held-order.ts'
import { useHold } from './hold/use-hold.ts'
import { type FormTools, type ShownQuote, shownOf } from './order/form-tools.ts'
import { holdSecret } from './order/hold-store.ts'
import { type Contact, contactOf, touch } from './order/order.ts'
import type { FormProblem } from './order/problems.ts'
import { type FormStep, furthestStep, stepAfter, stepBefore, stepsOf } from './order/steps.ts'
import { type CodeAnswer, useCodeQuote } from './order/use-code-quote.ts'
import { useSending } from './order/use-sending.ts'
import { OrderPart } from './order-part.tsx'
import { PeopleStep } from './people-step.tsx'
import { ReturnNotices, SendingNotice } from './shared/notices.tsx'
import { StepHead } from './step-head.tsx'
import { SummaryStep } from './summary-step.tsx'
import { useFree } from './use-free.ts'
import { useOrder } from './use-order.ts'
import { usePrefill } from './use-prefill.ts'
import { useQuote } from './use-quote.ts'
import { useStep } from './use-step.ts'
import { agreedSize } from './wait/fewer-people.tsx'
import { LackNote, PlacesFreeNote, SoldOutNote } from './wait/lack-note.tsx'
import { useJoining } from './wait/use-joining.ts'
import { WaitPart } from './wait/wait-part.tsx'
import { lacksOfRefusal, smallerSizes, waitingOf } from './wait/waiting-wish.ts'

type RegisterProps = Extract<SitePage, { page: 'register' }>

/** The whole registration: steps, running price, sending. */
export function RegisterForm({ event, organiser, brand, now, preview }: RegisterProps) {
  const { slug, version } = event
  const { order, change, ready, restored, startAnew } = useOrder(slug, event.definition)
  usePrefill({ slug, definition: event.definition, ready, change })
  const { free: known, clock, ask } = useFree(slug, event.free, now)
  const hold = useHold(slug, ready)
  const free = useMemo(() => withHeld(known, hold.units), [known, hold.units])
  const priced = useQuote(event, clock, order, free)
  const { sending, sent, send, settle } = useSending()
  const { joining, join, settle: settleJoining } = useJoining(hold.release)
  const { draft, compiled, context } = priced
  const files = useOrderFiles({ order, change })
  const refused = sending.kind === 'refused' ? sending.problems : []
  const [codeAnswer, setCodeAnswer] = useState<CodeAnswer>(null)
  const answered = typeof codeAnswer === 'string' ? null : codeAnswer
  const ofOrder = [
    ...codeRefusal(answered?.problems ?? refused, {
      sent: answered === null ? (sent?.body.draft.code ?? null) : draft.code,
      now: draft.code,
    }),
    ...priced.problems,
  ]
  const problems = withFileProblems(ofOrder, fileProblems({ order, compiled, draft, context, files }))
  // What only the server knows to be full, while the same is requested.
  const isAsSent = sent !== null && JSON.stringify(sent.body.draft) === JSON.stringify(draft)
  const late = isAsSent && joining.kind !== 'places_free' ? lacksOfRefusal(refused) : []
  const {
    lacks,
    toCorrect,
    words: lackWords,
  } = waitingOf(problems, { compiled, claims: priced.quote.claims }, late)
  // An order whose response was lost may itself have taken the places: it is sent again, not put on a list.
  const waits = lackWords.length > 0 && !(isAsSent && sending.kind === 'unknown')
  const steps = useMemo(() => stepsOf(compiled), [compiled])
  const { step, go } = useStep(steps, furthestStep(steps, toCorrect), ready && hold.known)
  // What was sent takes its places itself.
  const isSettled = ['sending', 'checking', 'unknown', 'sent_before'].includes(sending.kind)
  const {
    keep,
    mustKeep,
    refused: notHeld,
    behind,
  } = useHeldOrder({
    ...{ version, draft, claims: priced.quote.claims, free: known, hold, ask },
    follows: step !== 'osoby' && lacks.length === 0 && !isSettled,
  })
  useCodeQuote({ slug, version, draft, step, onAnswer: setCodeAnswer })
  const quote: ShownQuote = step === 'podsumowanie' && answered !== null ? answered : priced.quote
  const { heading, focusOn } = useFocus(step)
  const tools: FormTools = {
    ...priced,
    quote,
    code: answered,
    codeTrouble: typeof codeAnswer === 'string' ? codeAnswer : null,
    order,
    change,
    files,
    free,
    inAll: keepsWaitingList(event.definition) ? placesInAll(event.definition) : null,
    problems: toCorrect,
    // What may be waited for is not an error of a field: it is shown next to the button that goes on.
    shown: shownOf(order, toCorrect),
    fixed: [],
    focus: focusOn,
  }
  const isSoFar = (problem: FormProblem) => steps.indexOf(problem.step) <= steps.indexOf(step)
  const blocking = toCorrect.filter(isSoFar)
  const soldOut = lacks.length > 0 && saleState(event.definition, free, now).kind === 'full'
  const total = sending.kind === 'price_changed' && sending.was === quote.total ? sending.now : quote.total

  useEffect(() => {
    if (step !== 'osoby') void ask()
  }, [step, ask])
  useEffect(() => {
    if (sending.kind === 'refused' || sending.kind === 'price_changed') void ask()
  }, [sending, ask])
  const { look } = hold
  useEffect(() => {
    if (sending.kind === 'refused') void look()
  }, [sending, look])
  useEffect(() => {
    if (hold.holding.kind === 'over') void ask()
  }, [hold.holding.kind, ask])
  useEffect(() => {
    if (joining.kind === 'refused' || joining.kind === 'places_free') void ask()
  }, [joining, ask])

  useGoneFiles(sending, files)
  const [isGoingOn, setGoingOn] = useState(false)
  const isBusy = sending.kind === 'sending' || sending.kind === 'checking'
  const disabled = blocking.length > 0 || isBusy || joining.kind === 'sending'
  const goOn = () => go(stepAfter(steps, step))
  const pick = (picked: readonly FormProblem[]) => {
    const [first] = picked
    if (first === undefined) return
    const fields = picked.flatMap(({ field }) => field ?? [])
    change((o) => touch(first.person === null ? o : { ...o, editing: first.person }, fields))
    focusOn(first.field)
    go(first.step)
  }
  const startOver = () => {
    settle()
    settleJoining()
    files.forget()
    void hold.release()
    startAnew()
    go('osoby')
  }
  const keepAndGoOn = async () => {
    if (isGoingOn) return
    setGoingOn(true)
    const kept = await keep()
    setGoingOn(false)
    // Where there is a waiting list, what is full is no end of the form.
    const waitsFor = kept.kind === 'refused' && keepsWaitingList(event.definition) && isLackAlone(kept)
    if (kept.kind === 'held' || kept.kind === 'not_held' || waitsFor) goOn()
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (disabled) return
    if (step !== 'podsumowanie')
      return mustKeep && lacks.length === 0 && preview === undefined ? void keepAndGoOn() : goOn()
    const { uploads } = order
    const contact = trimmed(contactOf(order))
    const body = { version, draft, contact, ...(uploads === undefined ? {} : { uploads }) }
    const secret = holdSecret(slug)
    const held = secret === null ? {} : { hold: secret }
    if (!waits) return void send({ slug, key: order.key, body: { ...body, ...held, expectedTotal: total } })
    const smallest = agreedSize(order.smallest, smallerSizes(compiled, draft, context))
    void join({ slug, key: order.key, body: { ...body, ...(smallest === null ? {} : { smallest }) } })
  }
  const back = () => pick(blocking.length > 0 ? blocking : problems)
  const unsaid = notHeld.filter((sentence) => problems.every(({ message }) => message !== sentence))
  const todo = <Todo id="do-uzupelnienia" items={blocking} onPick={pick} />

  return (
    <form
      onSubmit={submit}
      noValidate
      className={step === 'podsumowanie' ? 'register at-summary' : 'register'}
    >
      <FormUploads upload={siteUpload({ slug, version, ...files })}>
        <fieldset disabled={!ready} className="bare">
          <main id="tresc">
            <StepHead definition={event.definition} steps={steps} step={step} heading={heading} />
            <HoldLine {...{ hold, behind }} onTake={keep} isAwaited={isGoingOn} />
            <ReturnNotices slug={slug} draftFound={restored && step === 'osoby'} onStartOver={startOver} />
            {step === 'osoby' && soldOut && <SoldOutNote />}
            {step === 'osoby' && organiser.demo && <DemoNotice tools={tools} onStartOver={startOver} />}
            {step === 'osoby' && <PeopleStep tools={tools} asksCode={event.definition.asksCode} />}
            {step === 'dodatki' && <ExtrasStep tools={tools} />}
            {step === 'dane' && <DataStep tools={tools} />}
            {step === 'podsumowanie' && (
              <SummaryStep tools={tools} event={event} organiser={organiser} brand={brand} waits={waits} />
            )}
            {step === 'podsumowanie' && !waits && (
              <OrderPart
                tools={tools}
                total={total}
                todo={todo}
                disabled={disabled}
                notice={
                  <>
                    <HoldRefusal sentences={unsaid} />
                    {joining.kind === 'places_free' && <PlacesFreeNote />}
                    <SendingNotice
                      sending={sending}
                      email={contactOf(order).email}
                      onStartOver={startOver}
                      onChoice={back}
                    />
                  </>
                }
              />
            )}
            {step === 'podsumowanie' && waits && (
              <WaitPart
                tools={tools}
                lacks={lackWords}
                late={late.length > 0}
                sending={sending}
                joining={joining}
                todo={todo}
                disabled={disabled}
                onStartOver={startOver}
                onChoice={back}
                onOther={lacks.some(({ field }) => field !== null) ? () => pick(lacks) : null}
              />
            )}
            <Back steps={steps} step={step} go={go} />
          </main>
          {step !== 'podsumowanie' && (
            <Foot tools={tools}>
              <LackNote lacks={lacks.filter(isSoFar).filter(({ field }) => !soldOut || field !== null)} />
              <HoldRefusal sentences={unsaid} />
              <div className="next">
                {todo}
                <button type="submit" className="btn" disabled={disabled} aria-describedby="do-uzupelnienia">
                  {stepAfter(steps, step) === 'podsumowanie' ? words.toSummary : words.next}
                </button>
              </div>
            </Foot>
          )}
        </fieldset>
      </FormUploads>
    </form>
  )
}

interface BackProps {
  readonly steps: Parameters<typeof stepBefore>[0]
  readonly step: FormStep
  readonly go: (step: FormStep) => void
}

function Back({ steps, step, go }: BackProps) {
  const before = stepBefore(steps, step)
  if (before === null) return null
  return (
    <button type="button" className="btn text back" onClick={() => go(before)}>
      {words.back}
    </button>
  )
}

const trimmed = ({ firstName, lastName, email, phone }: Contact): Contact => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phone: phone.trim(),
})
