import { type ReactNode, useState } from 'react'
import { Icon } from '../shared/icon.tsx'
import { TextInPlace } from '../shared/inputs/text-in-place.tsx'
import { changePage, type PageEditor } from './page-editor.ts'

/** 'Pytania, które wracają': each with its answer, and a pair of fields for a new one. */
export function QuestionRows({ editor }: { editor: PageEditor }): ReactNode {
  const { questions } = editor.document.page
  return (
    <>
      <ul className="pb-rows">
        {questions.map(atPlace).map(({ question, answer, index, place }) => (
          <li key={place}>
            <div>
              <TextInPlace
                className="pb-strong"
                label={`Pytanie ${index + 1}`}
                max={200}
                required
                value={question}
                onChange={(typed) => {
                  if (typed !== null) changeAt(editor, index, { question: typed, answer })
                }}
              />
              <TextInPlace
                label={`Odpowiedź na pytanie ${index + 1}`}
                max={1500}
                rows={3}
                required
                value={answer}
                onChange={(typed) => {
                  if (typed !== null) changeAt(editor, index, { question, answer: typed })
                }}
              />
            </div>
            <button
              type="button"
              className="icon-button"
              aria-label={`Usuń pytanie: ${question}`}
              onClick={() =>
                changePage(editor, (page) => ({ questions: page.questions.toSpliced(index, 1) }))
              }
            >
              <Icon name="close" size={20} />
            </button>
          </li>
        ))}
      </ul>
      <NewQuestion editor={editor} />
    </>
  )
}

/** Questions have no ids: what stands at a place is the one of this place. */
const atPlace = (asked: Asked, index: number) => ({ ...asked, index, place: String(index) })

type Asked = PageEditor['document']['page']['questions'][number]

const changeAt = (editor: PageEditor, index: number, asked: Asked) =>
  changePage(editor, (page) => ({ questions: page.questions.with(index, asked) }))

function NewQuestion({ editor }: { editor: PageEditor }): ReactNode {
  const [question, setQuestion] = useState('')
  const [answer, setAnswer] = useState('')
  const asked = { question: question.trim(), answer: answer.trim() }
  const isWhole = asked.question !== '' && asked.answer !== ''
  return (
    <form
      className="pb-new"
      aria-label="Nowe pytanie"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWhole) return
        changePage(editor, (page) => ({ questions: [...page.questions, asked] }))
        setQuestion('')
        setAnswer('')
      }}
    >
      <input
        className="input"
        aria-label="Nowe pytanie"
        placeholder="O co pytają ludzie?"
        maxLength={200}
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      <textarea
        className="input"
        aria-label="Odpowiedź na nowe pytanie"
        placeholder="Odpowiedź"
        rows={2}
        maxLength={1500}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <button type="submit" className="btn quiet" disabled={!isWhole}>
        Dodaj pytanie
      </button>
    </form>
  )
}
