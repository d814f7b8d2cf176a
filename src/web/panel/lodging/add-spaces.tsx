import { type FormEvent, type ReactNode, useState } from 'react'
import { readTypedSpaces } from '#domain/lodging/typed-spaces.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { ROOMS } from './layout.ts'
import type { SavedSpace, Space } from './lodging-api.ts'
import { placesWords, roomsGenitive } from './lodging-words.ts'

interface Props {
  readonly scope: string
  readonly spaces: readonly Space[]
  readonly isBusy: boolean
  readonly trouble: string | null
  readonly onSave: (spaces: SavedSpace[]) => void
}

const WORDS = {
  rooms: {
    label: 'Lista pokoi',
    hint: 'Jedno zdanie, np. „12 pokoi 4-osobowych”, albo lista skopiowana z\u00a0arkusza: dom, pokój, łóżka, kto (kobiety, mężczyźni, rodzina), uwagi.',
  },
  vehicles: {
    label: 'Lista pojazdów',
    hint: 'Jedno zdanie, np. „2 autokary po 49 miejsc”, albo lista skopiowana z\u00a0arkusza: nazwa, miejsca, uwagi.',
  },
} as const

/** Rooms or vehicles by a sentence or a list of a spreadsheet: what was read is counted, what was not is shown. */
export function AddSpaces({ scope, spaces, isBusy, trouble, onSave }: Props): ReactNode {
  const [house, setHouse] = useState('')
  const [text, setText] = useState('')
  const [touched, setTouched] = useState(false)
  const isRoom = scope === ROOMS
  const words = WORDS[isRoom ? 'rooms' : 'vehicles']
  const here = spaces.filter((space) => space.scope === scope && space.house === house.trim())
  const read = readTypedSpaces(
    text,
    isRoom ? house.trim() : '',
    here.map(({ name }) => name),
  )
  const places = read.spaces.reduce((sum, each) => sum + each.places, 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (read.spaces.length === 0 || read.unread.length > 0) return
    onSave(read.spaces.map((space) => ({ ...space, id: crypto.randomUUID(), scope, kept: 0, kind: null })))
  }
  return (
    <form className="lodging-form" onSubmit={submit} noValidate>
      {isRoom && (
        <TextField
          id="lodging-house"
          label="Dom"
          hint="Np. Dom św. Anny. Gdy jest jeden, można pominąć."
          value={house}
          onChange={setHouse}
          maxLength={80}
        />
      )}
      <TextArea
        id="lodging-list"
        label={words.label}
        hint={words.hint}
        error={
          touched && text.trim() === '' ? 'Wpisz, ile ich jest i\u00a0ile w\u00a0nich miejsc.' : undefined
        }
        value={text}
        onChange={setText}
      />
      <div role="status">
        {read.spaces.length > 0 && (
          <p>
            {`Do dodania: ${isRoom ? roomsGenitive(read.spaces.length) : `pojazdy: ${read.spaces.length}`}, razem ${placesWords(isRoom, places)}.`}
          </p>
        )}
        {read.unread.map(({ line, text: unread }) => (
          <p
            key={line}
            className="lodging-unread"
          >{`Wiersz ${line}: „${unread}” – nie wiemy, ile tu miejsc.`}</p>
        ))}
      </div>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <button type="submit" className="btn" disabled={isBusy}>
        Dodaj
      </button>
    </form>
  )
}
