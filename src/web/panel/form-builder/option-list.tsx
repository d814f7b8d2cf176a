import { type ReactNode, useState } from 'react'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import { changeQuestion } from '#domain/event/draft/questions/change-question.ts'
import { addOptions, moveOption, removeOption, renameOption } from '#domain/event/draft/questions/options.ts'
import { usesOfOption } from '#domain/event/draft/questions/remove-question.ts'
import { placeWords } from '#i18n/pl/place-words.ts'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '../shared/icon.tsx'
import type { Builder } from './editor.ts'

const NEW = 'nowa-odpowiedz'

/** The answers to choose from: names, order, one more; a whole list can be pasted. */
export function OptionList({ builder, question }: { builder: Builder; question: Question }): ReactNode {
  const { change, announce, document, definition } = builder
  const [typed, setTyped] = useState('')
  const [kept, setKept] = useState<string | null>(null)
  const write = (make: (question: Question) => Question) =>
    change((now) => changeQuestion(now, question.id, make))
  const add = (names: readonly string[]) => {
    write((now) => addOptions(now, names))
    setTyped('')
  }
  const remove = (id: string, name: string) => {
    const uses = usesOfOption(document, question.id, id)
    const words = uses.map((path) => placeWords(definition, path))
    setKept(
      words.length === 0 ? null : `Od odpowiedzi „${name}” zależy: ${words.join('; ')}. Zmień to najpierw.`,
    )
    if (words.length > 0) return
    write((now) => removeOption(now, id))
    announce(`Usunięto odpowiedź: ${name}.`)
  }
  return (
    <section className="fb-options" aria-labelledby="odpowiedzi">
      <h3 id="odpowiedzi">Odpowiedzi</h3>
      <p className="hint">
        Odpowiedź z&nbsp;własną ceną albo limitem miejsc to pozycja do wyboru, na przykład autokar; nie
        pytanie.
      </p>
      <ul>
        {question.options.map(({ id, name }, index) => (
          <OptionRow
            key={id}
            id={id}
            name={name}
            isFirst={index === 0}
            isLast={index === question.options.length - 1}
            onRename={(to) => write((now) => renameOption(now, id, to))}
            onMove={(way) => {
              write((now) => moveOption(now, id, way))
              announce(`${name}: ${way === 'up' ? 'wyżej' : 'niżej'}.`)
            }}
            onRemove={() => remove(id, name)}
          />
        ))}
      </ul>
      {kept !== null && (
        <p className="error" role="alert">
          {kept}
        </p>
      )}
      <form
        className="fb-add-line"
        onSubmit={(event) => {
          event.preventDefault()
          add([typed])
        }}
      >
        <TextField
          id={NEW}
          label="Nowa odpowiedź"
          hint="Możesz wkleić całą listę, każda w osobnym wierszu."
          maxLength={120}
          value={typed}
          onChange={setTyped}
          onPaste={(event) => {
            const lines = event.clipboardData.getData('text').split(/\r?\n/)
            if (lines.length < 2) return
            event.preventDefault()
            add(lines.map((line) => line.slice(0, 120)))
          }}
        />
        <button type="submit" className="btn quiet" disabled={typed.trim() === ''}>
          Dodaj odpowiedź
        </button>
      </form>
    </section>
  )
}

interface RowProps {
  readonly id: string
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onRename: (name: string) => void
  readonly onMove: (way: 'up' | 'down') => void
  readonly onRemove: () => void
}

function OptionRow({ id, name, isFirst, isLast, onRename, onMove, onRemove }: RowProps): ReactNode {
  const [held, setHeld] = useState({ typed: name, of: name })
  const typed = held.of === name ? held.typed : name
  const error = typed.trim() === '' ? 'Wpisz odpowiedź.' : null
  return (
    <li>
      <TextField
        id={`odpowiedz-${id}`}
        label={`Odpowiedź: ${name}`}
        maxLength={120}
        value={typed}
        error={error}
        touched
        onChange={(next) => {
          const of = next.trim() === '' ? name : next.trim()
          setHeld({ typed: next, of })
          if (of !== name) onRename(of)
        }}
      />
      <button
        type="button"
        className="icon-button"
        disabled={isFirst}
        aria-label={`Wyżej: ${name}`}
        onClick={() => onMove('up')}
      >
        <Icon name="up" size={20} />
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={isLast}
        aria-label={`Niżej: ${name}`}
        onClick={() => onMove('down')}
      >
        <Icon name="down" size={20} />
      </button>
      <button type="button" className="icon-button" aria-label={`Usuń: ${name}`} onClick={onRemove}>
        <Icon name="close" size={20} />
      </button>
    </li>
  )
}
