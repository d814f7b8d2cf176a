import { type ReactNode, useState } from 'react'
import type { ReadyQuestion } from '#domain/event/draft/library/ready/ready-question.ts'
import { readyQuestionsFor, usualQuestionsFor } from '#domain/event/draft/library/ready/ready-questions.ts'
import { takeOver } from '#domain/event/draft/library/take-over.ts'
import { addToSection } from '#domain/event/draft/questions/add-to-section.ts'
import { blocksOf } from '#domain/event/draft/questions/blocks.ts'
import type { NewQuestion } from '#domain/event/draft/questions/change-question.ts'
import { guessQuestion } from '#domain/event/draft/questions/guess-question.ts'
import { isOfOffice } from '#domain/registration/is-of-office.ts'
import { questionTypeNames } from '#i18n/pl/definition/asks.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { tie } from '#i18n/text/typography.ts'
import { TextField } from '#web/ui/field.tsx'
import { Slot } from '../shared/conditions/slot.tsx'
import type { Builder } from './editor.ts'
import { KindList } from './kind-list.tsx'
import { OpenLibrary } from './library/open-library.tsx'
import { isFound } from './library/ready-words.ts'
import { TakenNote } from './library/taken-note.tsx'
import { newsOfTaken, type TakenNews } from './library/taken-words.ts'
import { FIELD } from './question-form.ts'

/** The section of what is chosen, else the last one that is not for the office alone. */
function usualTarget({ document, chosen }: Builder): string {
  if (chosen?.kind === 'section') return chosen.id
  const question = document.questions.find(({ id }) => id === chosen?.id)
  if (question !== undefined) return question.section ?? ''
  const blocks = blocksOf(document)
  const open = blocks.findLast(({ questions }) => !questions.some(isOfOffice)) ?? blocks.at(-1)
  return open?.id ?? ''
}

export const NEW_QUESTION = 'nowe-pytanie'

/** What is typed so far finds too much. */
const LEAST_LETTERS = 3
const MOST_FOUND = 4

interface Props {
  readonly builder: Builder
  /** The section to which it is added, by id; empty for none. Null where nobody has chosen: that of what is chosen. */
  readonly target: string | null
  readonly onTarget: (section: string) => void
}

/** A new question: in own words, of which the kind is guessed, or a ready one, or of a kind. */
export function AddQuestion({ builder, target: wanted, onTarget }: Props): ReactNode {
  const { document, change, choose, announce, focusOn } = builder
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState<TakenNews | null>(null)
  const guess = guessQuestion(typed)
  const target = wanted ?? usualTarget(builder)
  const section = target === '' ? null : target
  const add = (asked: NewQuestion) => {
    const added = addToSection(document, asked, section)
    change(() => added.document)
    choose({ kind: 'question', id: added.id })
    announce(`Dodano pytanie: ${asked.label}.`)
    setTyped('')
    setNews(null)
  }
  const addOfKind = (type: NewQuestion['type']) => {
    const words = typed.trim()
    add({ label: words === '' ? upperFirst(questionTypeNames[type]) : words, type })
    focusOn(FIELD.label)
  }
  const addReady = ({ questions }: ReadyQuestion) => {
    const taken = takeOver(document, questions, { section })
    change(() => taken.document)
    choose({ kind: 'question', id: taken.ids[0] ?? '' })
    setTyped('')
    setNews(newsOfTaken(questions[0].question.label, taken))
    focusOn(FIELD.label)
  }
  const isLooked = typed.trim().length >= LEAST_LETTERS
  const found = isLooked ? readyQuestionsFor(document).filter((ready) => isFound(ready, typed)) : []
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
        <div className="fb-guess">
          <p className="fb-say" aria-live="polite">
            To będzie <b>{tie(questionTypeNames[guess.type])}</b>
            <Where builder={builder} target={target} onTarget={onTarget} />.
          </p>
          <button type="submit" className="btn quiet" disabled={typed.trim() === ''}>
            Dodaj
          </button>
        </div>
      </form>
      <p role="status" className="sr">
        {found.length === 0 ? '' : 'Poniżej są gotowe pytania z\u00a0tym słowem.'}
      </p>
      <h3>{found.length === 0 ? 'Często używane' : 'Gotowe, z\u00a0tym słowem'}</h3>
      <ReadyButtons
        ready={found.length === 0 ? usualQuestionsFor(document) : found.slice(0, MOST_FOUND)}
        onAdd={addReady}
      />
      <TakenNote news={news} />
      <OpenLibrary
        draft={builder}
        section={section}
        where={
          document.sections.length === 0 ? null : (
            <p className="fb-say">
              Dodajemy
              <Where builder={builder} target={target} onTarget={onTarget} />.
            </p>
          )
        }
      />
      <h3>Rodzaje</h3>
      <KindList onAdd={addOfKind} />
    </section>
  )
}

/** ' na końcu części „W drodze”', where the form has parts. */
function Where({
  builder: { document },
  target,
  onTarget,
}: Pick<Props, 'builder' | 'onTarget'> & { readonly target: string }): ReactNode {
  if (document.sections.length === 0) return null
  const sections = document.sections.map(({ id, name }) => [id, `części „${name}”`] as const)
  return (
    <>
      {' '}
      na końcu{' '}
      <Slot
        label="Dokąd dodać pytanie"
        value={target}
        options={[['', 'pytań bez części'], ...sections]}
        onChange={onTarget}
      />
    </>
  )
}

interface ButtonsProps {
  readonly ready: readonly ReadyQuestion[]
  readonly onAdd: (ready: ReadyQuestion) => void
}

function ReadyButtons({ ready, onAdd }: ButtonsProps): ReactNode {
  return (
    <ul className="fb-kinds">
      {ready.map((each) => (
        <li key={each.id}>
          <button type="button" onClick={() => onAdd(each)}>
            {tie(each.questions[0].question.label)}
          </button>
        </li>
      ))}
    </ul>
  )
}
