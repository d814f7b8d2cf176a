import { type ReactNode, useEffect, useRef, useState } from 'react'
import { notInOrder } from '#i18n/pl/documents-at-entry.ts'
import { pl } from '#i18n/pl.ts'
import { LetIn } from './let-in.tsx'
import type { Holder, Verdict } from './scanner-api.ts'
import { Sign } from './signs.tsx'
import { announcement, type VerdictWords, verdictWords } from './verdict-words.ts'

/** The server's verdict over the whole screen: colour, icon and word; below it what to do. */
export function VerdictScreen(props: {
  verdict: Verdict
  code: string
  onNext: () => void
  onLetIn: (reason: string) => void
}): ReactNode {
  const { verdict, code } = props
  // The moment of the verdict: 'X minut temu' must not change while it is shown.
  const [now] = useState(() => Temporal.Now.instant())
  const words = verdictWords(verdict, code, now)
  return (
    <section className="result" data-verdict={words.kind}>
      <Field words={words} />
      <div className="body">
        {verdict.verdict === 'enter' && <Admitted holder={verdict.holder} />}
        {words.kind === 'warned' && <h2>{notInOrder}</h2>}
        {words.facts.length > 0 && (
          <dl className="facts">
            {words.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {verdict.verdict === 'refused' && verdict.mayLetIn && <LetIn onLetIn={props.onLetIn} />}
      </div>
      <div className="act">
        {words.advice !== '' && <p className="mark">{words.advice}</p>}
        <NextButton onNext={props.onNext} />
      </div>
      <Announced text={announcement(words)} />
    </section>
  )
}

function Field({ words }: { words: VerdictWords }): ReactNode {
  return (
    <div className="verdict">
      <div className="word">
        <Sign kind={words.kind} />
        <h1>{words.word}</h1>
      </div>
      <div className="who">
        <strong>{words.main}</strong>
        {words.sub !== '' && <span>{words.sub}</span>}
      </div>
    </div>
  )
}

function Admitted({ holder }: { holder: Holder }): ReactNode {
  return (
    <>
      {holder.handOut.length > 0 && (
        <>
          <h2>Do wydania</h2>
          <ul className="hand-out">
            {holder.handOut.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </>
      )}
      {holder.others > 0 && <p>W&nbsp;tym zgłoszeniu jeszcze {pl.counts.people(holder.others)}</p>}
    </>
  )
}

/** Takes the focus, so that Enter continues; an Enter still held down from the previous ticket does not. */
function NextButton({ onNext }: { onNext: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button
      ref={button}
      type="button"
      className="btn"
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={onNext}
    >
      Skanuj dalej
    </button>
  )
}

/** A status is read aloud when it changes, so it must be empty before the text appears. */
function Announced({ text }: { text: string }): ReactNode {
  const [announced, setAnnounced] = useState('')
  useEffect(() => setAnnounced(text), [text])
  return (
    <p role="status" className="sr">
      {announced}
    </p>
  )
}
