import { useState } from 'react'
import type { answerQuestion as AnswerQuestion } from '#contract/choice-questions.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/questions-of-office.ts'
import { tie } from '#i18n/text/typography.ts'
import { type Answer, call, type Remote } from '#web/lib/call.ts'
import { failureWords } from '../shared/failure-words.ts'
import type { Registration } from './use-registration.ts'

export const answerQuestion: Remote<typeof AnswerQuestion> = {
  method: 'POST',
  path: '/v1/site/registrations/:token/questions/:questionId/answer',
}

type Question = OutputOf<typeof AnswerQuestion>['questions'][number]

interface Props {
  readonly questions: readonly Question[]
  readonly token: string
  readonly onChanged: (registration: Registration) => void
}

/** What the office asks about a room or a stop: what it would cost, until when, and the answer. */
export function OfficeQuestions({ questions: first, token, onChanged }: Props) {
  const [questions, setQuestions] = useState(first)
  return questions.map((question, index) => (
    <section
      key={question.id}
      id={index === 0 ? 'pytanie' : undefined}
      aria-labelledby={`pytanie-${question.id}`}
      className="resign"
    >
      <h2 id={`pytanie-${question.id}`}>{words.heading(question.isRoom)}</h2>
      {question.state === 'open' ? (
        <Open
          {...{ question, token }}
          onAnswered={(now) => {
            setQuestions(now.questions)
            onChanged(now.registration)
          }}
        />
      ) : (
        <p role="status">{tie(endOf(question))}</p>
      )}
    </section>
  ))
}

interface OpenProps {
  readonly question: Question
  readonly token: string
  readonly onAnswered: (now: OutputOf<typeof AnswerQuestion>) => void
}

function Open({ question, token, onAnswered }: OpenProps) {
  const { busy, failure, answer } = useAnswer(question, token, onAnswered)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isTold, setTold] = useState(false)
  const { kind, isRoom, offers, note, total } = question
  const [people, current] = [question.people.join(', '), question.current.join(', ')]
  const isDearer = kind === 'supplement'
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
          aria-describedby={isTold && offer === undefined ? 'pytanie-blad' : undefined}
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
        <p id="pytanie-blad" role="alert" className="notice warn">
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
      <p role="status">{busy && words.saving}</p>
      {failure !== null && (
        <p role="alert" className="notice warn">
          {failure}
        </p>
      )}
    </>
  )
}

function useAnswer({ id }: Question, token: string, onAnswered: OpenProps['onAnswered']) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const answer = async (choose: string | null, difference: number) => {
    setBusy(true)
    setFailure(null)
    const params = { token, questionId: id }
    const sent = await call(answerQuestion, { params, body: { choose, difference } })
    setBusy(false)
    if (sent.ok) onAnswered(sent.data)
    else setFailure(reasonOf(sent))
  }
  return { busy, failure, answer }
}

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

function endOf({ state, chosen }: Question): string {
  if (state === 'accepted') return chosen === null ? words.ended.without : words.ended.accepted(chosen)
  return state === 'open' ? '' : words.ended[state]
}
