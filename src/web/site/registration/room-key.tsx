import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type {
  getRoomKey as GetRoomKey,
  joinRoom as JoinRoom,
  leaveRoom as LeaveRoom,
  makeRoomKey as MakeRoomKey,
  RoomKeyView,
} from '#contract/room-keys.ts'
import * as words from '#i18n/pl/site/room-keys.ts'
import { type Answer, call, type Remote } from '#web/lib/call.ts'
import { TextField } from '#web/ui/field.tsx'
import { failureWords } from '../shared/failure-words.ts'
import './room-key.css'

const path = '/v1/site/registrations/:token/room-key'
const getRoomKey: Remote<typeof GetRoomKey> = { method: 'GET', path }
const makeRoomKey: Remote<typeof MakeRoomKey> = { method: 'POST', path }
const joinRoom: Remote<typeof JoinRoom> = { method: 'POST', path: `${path}/join` }
const leaveRoom: Remote<typeof LeaveRoom> = { method: 'POST', path: `${path}/leave` }

type Shown = Answer<{ readonly roomKey: RoomKeyView | null }>

/** With whom a room is wanted: the own key for others, or the key of somebody else (flow C3.2). Nothing where no room was chosen. */
export function RoomKey({ token }: { readonly token: string }) {
  const [view, setView] = useState<RoomKeyView | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    void call(getRoomKey, { params: { token }, signal: leaving.signal }).then((answer) => {
      if (answer.ok) setView(answer.data.roomKey)
    })
    return () => leaving.abort()
  }, [token])
  if (view === null) return null
  /** Says how it went; why a key was refused stands at its field instead. */
  const ask = async (request: Promise<Shown>, done: string): Promise<Shown> => {
    setBusy(true)
    const answer = await request
    setBusy(false)
    if (answer.ok) setView(answer.data.roomKey)
    setSaid(answer.ok ? done : answer.code === 'room_key_refused' ? '' : failureWords(answer))
    return answer
  }
  const params = { token }
  const make = (done: string) => void ask(call(makeRoomKey, { params }), done)
  const isFree = view.joinedTo === null && view.joined.length === 0
  return (
    <section aria-labelledby="pokoj" className="resign room-key">
      <h2 id="pokoj">{words.heading}</h2>
      {view.joinedTo !== null ? (
        <>
          <p>
            <b>{words.joinedTo(view.joinedTo)}</b>
          </p>
          <p>{words.staffDecide}</p>
          <button
            type="button"
            className="btn quiet"
            disabled={isBusy}
            onClick={() => void ask(call(leaveRoom, { params }), words.left)}
          >
            {words.leave}
          </button>
        </>
      ) : (
        <>
          {view.key === null ? (
            <>
              <p>{words.explained}</p>
              <button type="button" className="btn quiet" disabled={isBusy} onClick={() => make(words.made)}>
                {words.make}
              </button>
            </>
          ) : (
            <OwnKey
              {...{ view, isBusy }}
              code={view.key}
              onChange={() => make(words.changed)}
              onSaid={setSaid}
            />
          )}
          {isFree && (
            <Join
              isBusy={isBusy}
              onJoin={(key) => ask(call(joinRoom, { params, body: { key } }), words.nowJoined)}
            />
          )}
        </>
      )}
      <p role="status">{said}</p>
    </section>
  )
}

interface OwnKeyProps {
  readonly view: RoomKeyView
  readonly code: string
  readonly isBusy: boolean
  readonly onChange: () => void
  readonly onSaid: (words: string) => void
}

function OwnKey({ view, code, isBusy, onChange, onSaid }: OwnKeyProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      onSaid(words.copied)
    } catch {
      onSaid(words.notCopied)
    }
  }
  return (
    <>
      <p>
        {words.yours}: <b className="num room-key-code">{code}</b>
      </p>
      <p>{words.giveIt}</p>
      <p>{view.joined.length === 0 ? words.nobodyYet : words.joined(view.joined)}</p>
      <div className="resign-buttons">
        <button type="button" className="btn quiet" onClick={() => void copy()}>
          {words.copy}
        </button>
        <button
          type="button"
          className="link"
          disabled={isBusy}
          onClick={onChange}
          aria-describedby="klucz-zmiana"
        >
          {words.change}
        </button>
      </div>
      <p id="klucz-zmiana" className="hint">
        {words.changeMeans}
      </p>
    </>
  )
}

interface JoinProps {
  readonly isBusy: boolean
  readonly onJoin: (key: string) => Promise<Shown>
}

/** The field of somebody else's key; why it lets nobody in stands beside it. */
function Join({ isBusy, onJoin }: JoinProps) {
  const [isOpen, setOpen] = useState(false)
  const [key, setKey] = useState('')
  const [error, setError] = useState<string | null>(null)
  if (!isOpen)
    return (
      <button
        type="button"
        className="link"
        onClick={() => {
          flushSync(() => setOpen(true))
          document.getElementById('klucz')?.focus()
        }}
      >
        {words.haveOne}
      </button>
    )
  const send = async (event: React.FormEvent) => {
    event.preventDefault()
    const answer = await onJoin(key)
    if (answer.ok) return
    setError(answer.problem?.problems?.find(({ field }) => field === 'key')?.message ?? null)
    document.getElementById('klucz')?.focus()
  }
  return (
    <form className="contact-form" onSubmit={(event) => void send(event)} noValidate>
      <TextField
        {...{ id: 'klucz', label: words.keyLabel, hint: words.keyHint, autoComplete: 'off', required: true }}
        {...{ value: key, error, touched: error !== null }}
        onChange={(typed) => {
          setKey(typed)
          setError(null)
        }}
      />
      <div className="resign-buttons">
        <button type="submit" className="btn" disabled={isBusy}>
          {words.join}
        </button>
      </div>
    </form>
  )
}
