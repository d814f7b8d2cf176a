import { useEffect, useRef, useState } from 'react'
import type { answerQuestion as AnswerQuestion } from '#contract/choice-questions.ts'
import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/questions-of-office.ts'
import { tie } from '#i18n/text/typography.ts'
import { type Answer, call, type Remote } from '#web/lib/call.ts'
import { failureWords } from '../shared/failure-words.ts'
import { type Answered, type Question, useOfficeQuestions } from './use-office-questions.ts'
import type { Registration } from './use-registration.ts'

export const answerQuestion: Remote<typeof AnswerQuestion> = {
  method: 'POST',
  path: '/v1/site/registrations/:token/questions/:questionId/answer',
}

interface Props {
  readonly questions: readonly Question[]
  readonly registration: Registration
  readonly token: string
  readonly onChanged: (registration: Registration) => void
}

/** What the office asks about a room or a stop: what it would cost, until when, and the answer. */
export function OfficeQuestions({ questions: first, registration, token, onChanged }: Props) {
  const { questions, reread, accept } = useOfficeQuestions(first, token, registration)
  // What has ended holds no places that could be changed.
  if (registration.state === 'cancelled' || registration.state === 'expired') return null
  return questions.map((question, index) => (
    <Asked
      key={question.id}
      {...{ question, token }}
      id={index === 0 ? 'pytanie' : undefined}
      onRefused={() => void reread()}
      onAnswered={(now, ended) => {
        accept(now, ended)
        onChanged(now.registration)
      }}
    />
  ))
}

interface OpenProps {
  readonly question: Question
  readonly token: string
  readonly onAnswered: (now: Answered, ended: Question) => void
  readonly onRefused: () => void
}

/** One question. After an answer its heading has the focus, as the button is gone. */
function Asked({ id, ...props }: OpenProps & { readonly id: string | undefined }) {
  const { question, token, onAnswered, onRefused } = props
  const { busy, failure, answer, isSent } = useAnswer(question, { token, onAnswered, onRefused })
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = question.state === 'open'
  useEffect(() => {
    if (isSent && !isOpen) heading.current?.focus()
  }, [isSent, isOpen])
  return (
    <section id={id} aria-labelledby={`pytanie-${question.id}`} className="resign">
      <h2 id={`pytanie-${question.id}`} ref={heading} tabIndex={-1}>
        {words.heading(question.isRoom)}
      </h2>
      {isOpen && <Open {...{ question, busy, answer }} />}
      <p role="status">{isOpen ? busy && words.saving : tie(endOf(question))}</p>
      {isOpen && failure !== null && (
        <p role="alert" className="notice warn">
          {failure}
        </p>
      )}
    </section>
  )
}

interface OpenQuestionProps {
  readonly question: Question
  readonly busy: boolean
  readonly answer: (choose: string | null, difference: number) => Promise<void>
}

function Open({ question, busy, answer }: OpenQuestionProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [isTold, setTold] = useState(false)
  const { kind, isRoom, offers, note, total } = question
  const [people, current] = [question.people.join(', '), question.current.join(', ')]
  const isDearer = kind === 'supplement'
  const errorId = `pytanie-blad-${question.id}`
  const offer = isDearer ? offers[0] : offers.find(({ key }) => key === chosen)
  const send = () => (offer === undefined ? setTold(true) : void answer(offer.key, offer.difference ?? 0))
  return (
    <>
      <p>{tie(isDearer ? words.supplement(people, current) : words.withdrawn(people, current, isRoom))}</p>
      {note !== '' && <p>{note}</p>}
      {isDearer ? (
        offer !== undefined && <p className="asked-offer">{offerWords(offer, isRoom)}</p>
      ) : (
        <fieldset
          className="asked-offers"
          aria-describedby={isTold && offer === undefined ? errorId : undefined}
        >
          <legend>{words.choose}</legend>
          {offers.map((each) => (
            <label key={each.key}>
              <input
                type="radio"
                name={question.id}
                checked={chosen === each.key}
                disabled={each.difference === null}
                onChange={() => setChosen(each.key)}
              />
              <span>{offerWords(each, isRoom)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {isTold && offer === undefined && (
        <p id={errorId} role="alert" className="notice warn">
          {words.chooseFirst}
        </p>
      )}
      {offer !== undefined && offer.difference !== null && offer.difference !== 0 && (
        <p>{tie(words.totalThen(formatMoney(total + offer.difference)))}</p>
      )}
      <p>{tie(isDearer ? words.held(untilOf(question)) : words.chooseUntil(untilOf(question)))}</p>
      <div className="resign-buttons">
        {(!isDearer || (offer !== undefined && offer.difference !== null)) && (
          <button type="button" className="btn" disabled={busy} onClick={send}>
            {isDearer && offer !== undefined ? agreeWords(offer) : words.save}
          </button>
        )}
        {isDearer && (
          <button type="button" className="btn quiet" disabled={busy} onClick={() => void answer(null, 0)}>
            {words.decline}
          </button>
        )}
      </div>
    </>
  )
}

function useAnswer(question: Question, { token, onAnswered, onRefused }: Omit<OpenProps, 'question'>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const answer = async (choose: string | null, difference: number) => {
    setBusy(true)
    setSent(true)
    setFailure(null)
    const params = { token, questionId: question.id }
    const sent = await call(answerQuestion, { params, body: { choose, difference } })
    setBusy(false)
    if (sent.ok) return onAnswered(sent.data, endedBy(question, choose))
    setFailure(reasonOf(sent))
    if (!sent.offline) onRefused()
  }
  return { busy, failure, answer, isSent }
}

const endedBy = (question: Question, choose: string | null): Question => ({
  ...question,
  state: choose === null ? 'declined' : 'accepted',
  chosen: question.offers.find(({ key }) => key !== '' && key === choose)?.name ?? null,
})

function reasonOf(sent: Extract<Answer<never>, { ok: false }>): string {
  if (sent.code === 'price_changed') return words.priceChanged
  if (sent.code === 'question_ended') return words.gone
  if (sent.code === 'full' || sent.code === 'queue') return words.full
  return sent.problem?.problems?.[0]?.message ?? failureWords(sent)
}

type Offer = Question['offers'][number]

function offerWords({ key, name, difference, problem }: Offer, isRoom: boolean): string {
  const said = key === '' ? (isRoom ? words.withoutRoom : words.without) : name
  const more =
    difference === null ? (problem ?? '') : words.difference(difference, formatMoney(Math.abs(difference)))
  return tie(`${said}: ${more}`)
}

const agreeWords = ({ difference }: Offer): string =>
  words.agree(difference ?? 0, formatMoney(Math.abs(difference ?? 0)))

const untilOf = ({ answerUntil }: Question): string =>
  formatMoment(localOf(Temporal.Instant.from(answerUntil).subtract({ minutes: 1 })))

function endOf({ state, chosen, isRoom }: Question): string {
  if (state === 'accepted')
    return chosen === null ? words.ended.without(isRoom) : words.ended.accepted(chosen)
  return state === 'open' ? '' : words.ended[state]
}
