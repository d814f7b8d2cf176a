import { useEffect, useMemo } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { formatMoney } from '#domain/money.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import { OrderButton } from '#web/kit/order-button.tsx'
import { Todo } from '#web/kit/todo.tsx'
import { useFocus } from '#web/lib/use-focus.ts'
import { codeRefusal } from './code-refusal.ts'
import { DataStep } from './data-step.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { ExtrasStep } from './extras-step.tsx'
import { Foot } from './foot.tsx'
import type { FormTools } from './form-tools.ts'
import { ReturnNotices, SendingNotice } from './notices.tsx'
import { type Contact, contactOf, type Order, touch } from './order.ts'
import { PeopleStep } from './people-step.tsx'
import type { FormProblem } from './problems.ts'
import { StepHead } from './step-head.tsx'
import { type FormStep, furthestStep, stepAfter, stepBefore, stepsOf } from './steps.ts'
import { SummaryStep } from './summary-step.tsx'
import { useFree } from './use-free.ts'
import { useOrder } from './use-order.ts'
import { useQuote } from './use-quote.ts'
import { useSending } from './use-sending.ts'
import { useStep } from './use-step.ts'

type RegisterProps = Extract<SitePage, { page: 'register' }>

/** The whole registration: steps, running price, sending. */
export function RegisterForm({ event, organiser, brand, now }: RegisterProps) {
  const { slug, version } = event
  const { order, change, ready, restored, startAnew } = useOrder(slug, event.definition.attendance)
  const { free, ask } = useFree(slug, event.free)
  const priced = useQuote(event, now, order, free)
  const { sending, sent, send, settle } = useSending()
  const { quote, draft } = priced
  const refused = sending.kind === 'refused' ? sending.problems : []
  const code = { sent: sent?.body.draft.code ?? null, now: draft.code }
  const problems = [...codeRefusal(refused, code), ...priced.problems]
  const steps = useMemo(() => stepsOf(priced.compiled), [priced.compiled])
  const { step, go } = useStep(steps, furthestStep(steps, problems), ready)
  const { heading, focusOn } = useFocus(step)
  const tools: FormTools = {
    ...priced,
    order,
    change,
    free,
    shown: shownOf(order, problems),
    focus: focusOn,
  }
  const blocking = problems.filter((problem) => steps.indexOf(problem.step) <= steps.indexOf(step))
  const total = sending.kind === 'price_changed' && sending.was === quote.total ? sending.now : quote.total

  useEffect(() => {
    if (step !== 'osoby') void ask()
  }, [step, ask])
  useEffect(() => {
    if (sending.kind === 'refused' || sending.kind === 'price_changed') void ask()
  }, [sending, ask])

  const pick = (picked: readonly FormProblem[]) => {
    const [first] = picked
    if (first === undefined) return
    const fields = picked.flatMap(({ field }) => field ?? [])
    change((o) => touch(first.person === null ? o : { ...o, editing: first.person }, fields))
    focusOn(first.field)
    go(first.step)
  }
  const anew = () => {
    settle()
    startAnew()
    go('osoby')
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (blocking.length > 0 || sending.kind === 'sending') return
    if (step !== 'podsumowanie') return go(stepAfter(steps, step))
    const body = { version, expectedTotal: total, draft, contact: trimmed(contactOf(order)) }
    void send({ slug, key: order.key, body })
  }
  const todo = <Todo id="do-uzupelnienia" items={blocking} onPick={pick} />
  const disabled = blocking.length > 0 || sending.kind === 'sending'

  return (
    <form
      onSubmit={submit}
      noValidate
      className={step === 'podsumowanie' ? 'register at-summary' : 'register'}
    >
      <fieldset disabled={!ready} className="bare">
        <main id="tresc">
          <StepHead definition={event.definition} steps={steps} step={step} heading={heading} />
          <ReturnNotices slug={slug} draftFound={restored && step === 'osoby'} onAnew={anew} />
          {step === 'osoby' && organiser.demo && <DemoNotice tools={tools} onAnew={anew} />}
          {step === 'osoby' && <PeopleStep tools={tools} asksCode={event.definition.asksCode} />}
          {step === 'dodatki' && <ExtrasStep tools={tools} />}
          {step === 'dane' && <DataStep tools={tools} />}
          {step === 'podsumowanie' && (
            <>
              <SummaryStep tools={tools} event={event} organiser={organiser} brand={brand} />
              <div className="pay">
                <SendingNotice
                  sending={sending}
                  email={contactOf(order).email}
                  onAnew={anew}
                  onChoice={() => pick(blocking.length > 0 ? blocking : problems)}
                />
                {todo}
                <p className="pay-line">
                  <span>{payWords(quote)}</span>
                  <b className="num">
                    {formatMoney(quote.due.length > 1 ? (quote.due[0]?.amount ?? total) : total)}
                  </b>
                </p>
                <OrderButton total={total} disabled={disabled} describedBy="do-uzupelnienia" />
              </div>
            </>
          )}
          <Back steps={steps} step={step} go={go} />
        </main>
        {step !== 'podsumowanie' && (
          <Foot tools={tools}>
            <div className="next">
              {todo}
              <button type="submit" className="btn" disabled={disabled} aria-describedby="do-uzupelnienia">
                {stepAfter(steps, step) === 'podsumowanie' ? 'Sprawdź i\u00a0potwierdź' : 'Dalej'}
              </button>
            </div>
          </Foot>
        )}
      </fieldset>
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
      Wstecz
    </button>
  )
}

/** Looks up what a field may show. */
function shownOf(order: Order, problems: readonly FormProblem[]): FormTools['shown'] {
  return (field) => ({
    error: problems.find((problem) => problem.field === field)?.message ?? null,
    touched: order.touched.includes(field),
  })
}

/** What the amount above the button is. */
function payWords({ due, approvals }: Quote): string {
  if (approvals.length > 0 && due[0]?.until === null) return 'Do zapłaty po potwierdzeniu'
  return due.length > 1 ? 'Do zapłaty teraz' : 'Do zapłaty'
}

const trimmed = ({ firstName, lastName, email, phone }: Contact): Contact => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phone: phone.trim(),
})
