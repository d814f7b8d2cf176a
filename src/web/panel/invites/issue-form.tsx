import { type ReactNode, useState } from 'react'
import { MOST_ADDED } from '#contract/invites.ts'
import { pluralChooser } from '#i18n/text/plural.ts'
import { TextField } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { type InviteList, inviteTrouble, useIssuing } from './invites-api.ts'

const choose = pluralChooser('pl')
const codesWords = (count: number) =>
  `${count}\u00a0${choose(count, { one: 'kod', few: 'kody', many: 'kodów', other: 'kodu' })}`

/** So many codes for whoever gets one: on a leaflet, in a parcel. */
export function IssueForm(props: {
  scope: EventScope
  list: InviteList
  onDone: (words: string) => void
}): ReactNode {
  const { scope, list, onDone } = props
  const [count, setCount] = useState('20')
  const [note, setNote] = useState('')
  const issuing = useIssuing(scope)
  const number = /^\d{1,4}$/.test(count.trim()) ? Number(count) : 0
  const isRight = number >= 1 && number <= MOST_ADDED
  return (
    <form
      className="invites-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRight) return
        issuing.mutate(
          { list: list.id, count: number, note },
          { onSuccess: ({ added }) => onDone(`Utworzono ${codesWords(added)}. Pobierz je jako CSV.`) },
        )
      }}
    >
      <TextField
        id="ile-kodow"
        label="Ile kodów"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={count}
        onChange={setCount}
        error={isRight ? null : `Wpisz liczbę od 1 do ${MOST_ADDED}.`}
        touched
      />
      <TextField
        id="notatka-kodow"
        label="Notatka"
        hint="Dla was: komu je rozdacie. Na przykład: ulotki na targach."
        autoComplete="off"
        maxLength={200}
        value={note}
        onChange={setNote}
      />
      {issuing.isError && (
        <p role="alert" className="error">
          {inviteTrouble(issuing.error)}
        </p>
      )}
      <button type="submit" className="btn" disabled={!isRight || issuing.isPending}>
        {issuing.isPending ? 'Tworzę…' : isRight ? `Utwórz ${codesWords(number)}` : 'Utwórz kody'}
      </button>
    </form>
  )
}
