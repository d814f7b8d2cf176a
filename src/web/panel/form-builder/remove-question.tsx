import { type ReactNode, useState } from 'react'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import { type Removal, removalOf, withoutRemoved } from '#domain/event/draft/questions/remove-question.ts'
import { placeWords } from '#i18n/pl/place-words.ts'
import type { Builder } from './editor.ts'

const ASKED = 'usuniecie'

/** Removes a question at once where nothing else asks for its answer; else says what does, and what would go with it. */
export function RemoveQuestion({ builder, question }: { builder: Builder; question: Question }): ReactNode {
  const [asked, setAsked] = useState<Removal | null>(null)
  const remove = (removal: Removal) => {
    builder.choose(null)
    builder.change((now) => withoutRemoved(now, removal))
    builder.announce(`Usunięto pytanie: ${question.label}. „Cofnij” je przywróci.`)
  }
  const ask = () => {
    const removal = removalOf(builder.document, question.id)
    const isAlone = removal.questions.length === 1 && removal.sections.length === 0
    if (isAlone && removal.usedBy.length === 0) return remove(removal)
    setAsked(removal)
    builder.focusOn(ASKED)
  }
  return (
    <>
      <button type="button" className="link fb-remove" onClick={ask}>
        Usuń
      </button>
      {asked !== null && (
        <div className="fb-asked" id={ASKED} tabIndex={-1}>
          <p>{wordsOf(asked, builder)}</p>
          <div className="fb-foot">
            {asked.usedBy.length === 0 && (
              <button type="button" className="btn quiet" onClick={() => remove(asked)}>
                Usuń razem
              </button>
            )}
            <button type="button" className="btn text" onClick={() => setAsked(null)}>
              Zostaw
            </button>
          </div>
        </div>
      )}
    </>
  )
}

function wordsOf({ questions, sections, usedBy }: Removal, { definition }: Builder): string {
  if (usedBy.length > 0) {
    const rules = usedBy.map((path) => placeWords(definition, path))
    return `Tego pytania nie można usunąć, bo zależy od niego: ${rules.join('; ')}. Zmień to najpierw.`
  }
  const others = questions.slice(1).map(({ label }) => `„${label}”`)
  const parts = [
    ...(others.length === 0 ? [] : [`pytania zadawane tylko przy tej odpowiedzi: ${others.join(', ')}`]),
    ...sections.map(({ name }) => `część „${name}”`),
  ]
  return `Razem z\u00a0nim znikną ${parts.join(' i\u00a0')}.`
}
