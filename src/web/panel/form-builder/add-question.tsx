import { type ReactNode, useState } from 'react'
import { blocksOf } from '#domain/event/draft/questions/blocks.ts'
import { addQuestion, type NewQuestion } from '#domain/event/draft/questions/change-question.ts'
import { COMMON_QUESTIONS, guessQuestion } from '#domain/event/draft/questions/guess-question.ts'
import { questionTypeNames } from '#i18n/pl/definition/asks.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { tie } from '#i18n/text/typography.ts'
import { TextField } from '#web/ui/field.tsx'
import { Slot } from '../shared/conditions/slot.tsx'
import type { Builder } from './editor.ts'
import { FIELD } from './question-form.ts'
import { QUESTION_KINDS } from './question-kinds.ts'

export const NEW_QUESTION = 'nowe-pytanie'

interface Props {
  readonly builder: Builder
  /** The section to which it is added, by id; empty for none. */
  readonly target: string
  readonly onTarget: (section: string) => void
}

/** A new question: in own words, of which the kind is guessed, or one of the usual ones, or of a kind. */
export function AddQuestion({ builder, target, onTarget }: Props): ReactNode {
  const { document, change, choose, announce, focusOn } = builder
  const [typed, setTyped] = useState('')
  const guess = guessQuestion(typed)
  const add = (asked: NewQuestion) => {
    const blocks = blocksOf(document)
    const found = blocks.findLastIndex(({ id }) => (id ?? '') === target)
    const block = found < 0 ? blocks.length - 1 : found
    const added = addQuestion(document, asked, { block, at: blocks[block]?.questions.length ?? 0 })
    change(() => added.document)
    choose({ kind: 'question', id: added.id })
    announce(`Dodano pytanie: ${asked.label}.`)
    setTyped('')
    return added
  }
  const addOfKind = (type: NewQuestion['type']) => {
    const words = typed.trim()
    add({ label: words === '' ? upperFirst(questionTypeNames[type]) : words, type })
    focusOn(FIELD.label)
  }
  const sections = document.sections.map(({ id, name }) => [id, `części „${name}”`] as const)
  return (
    <section className="fb-add" aria-labelledby="dodaj-pytanie">
      <h2 id="dodaj-pytanie">Dodaj pytanie</h2>
      <form
        className="fb-write"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') add(guess)
        }}
      >
        <TextField
          id={NEW_QUESTION}
          label="Napisz je własnymi słowami"
          hint="Odpowiedzi możesz wymienić po dwukropku: Jedzenie: zwykłe, bez mięsa."
          maxLength={200}
          value={typed}
          onChange={setTyped}
        />
        <p className="fb-say" aria-live="polite">
          To będzie <b>{tie(questionTypeNames[guess.type])}</b>
          {sections.length === 0 ? (
            '.'
          ) : (
            <>
              {' '}
              na końcu{' '}
              <Slot
                label="Dokąd dodać pytanie"
                value={target}
                options={[['', 'pytań bez części'], ...sections]}
                onChange={onTarget}
              />
              .
            </>
          )}
        </p>
        <button type="submit" className="btn quiet" disabled={typed.trim() === ''}>
          Dodaj
        </button>
      </form>
      <h3>Często używane</h3>
      <ul className="fb-kinds">
        {COMMON_QUESTIONS.map((question) => (
          <li key={question.label}>
            <button
              type="button"
              onClick={() => {
                add(question)
                focusOn(FIELD.label)
              }}
            >
              {question.label}
            </button>
          </li>
        ))}
      </ul>
      <h3>Rodzaje</h3>
      <ul className="fb-kinds">
        {QUESTION_KINDS.map((type) => (
          <li key={type}>
            <button type="button" onClick={() => addOfKind(type)}>
              {tie(upperFirst(questionTypeNames[type]))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
