import { type ReactNode, useState } from 'react'
import type { BulkAction } from '#contract/office-jobs.ts'
import { TextField } from '#web/ui/field.tsx'
import { DayInput } from '../../shared/inputs/day-input.tsx'
import { TellTick } from '../actions/action-form.tsx'
import { type BulkForm, BulkFrame } from './bulk-form.tsx'

type Props = BulkForm & { readonly onSend: (action: BulkAction) => void }

/** Approves; nothing has to be said. */
export function PlainMany({ onSend, ...form }: Props): ReactNode {
  return (
    <BulkFrame {...form} ready onSend={() => onSend({ kind: 'approve' })}>
      <p>Od akceptacji biegnie czas na wpłatę, a&nbsp;każda osoba dostanie wiadomość.</p>
    </BulkFrame>
  )
}

const REASONS = {
  refuse: { label: 'Powód odmowy', hint: 'Przeczytają go osoby, które się zapisały.' },
  note: { label: 'Notatka', hint: 'Widzi ją tylko zespół.' },
} as const

/** Refuses with a reason, or adds to the notes. */
export function ReasonMany({ kind, onSend, ...form }: Props & { kind: 'refuse' | 'note' }): ReactNode {
  const [text, setText] = useState('')
  const typed = text.trim()
  return (
    <BulkFrame
      {...form}
      ready={typed !== ''}
      onSend={() => onSend(kind === 'note' ? { kind, text: typed } : { kind, reason: typed })}
    >
      <TextField
        id="wiele-tekst"
        {...REASONS[kind]}
        required
        maxLength={500}
        error={null}
        touched={false}
        value={text}
        onChange={setText}
      />
    </BulkFrame>
  )
}

const tagsIn = (text: string) =>
  [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')

export function TagMany({ onSend, ...form }: Props): ReactNode {
  const [add, setAdd] = useState('')
  const [remove, setRemove] = useState('')
  const [added, removed] = [tagsIn(add), tagsIn(remove)]
  const field = { required: false, maxLength: 200, error: null, touched: false }
  return (
    <BulkFrame
      {...form}
      ready={added.length + removed.length > 0}
      onSend={() => onSend({ kind: 'tag', add: added, remove: removed })}
    >
      <TextField
        id="wiele-dodaj"
        label="Dodaj"
        hint="Kilka oddziel przecinkami."
        {...field}
        value={add}
        onChange={setAdd}
      />
      <TextField id="wiele-zdejmij" label="Zdejmij" {...field} value={remove} onChange={setRemove} />
    </BulkFrame>
  )
}

const MORE_DAYS = 7

export function ProlongMany({ onSend, ...form }: Props): ReactNode {
  const [until, setUntil] = useState(() =>
    Temporal.Now.plainDateISO('Europe/Warsaw').add({ days: MORE_DAYS }).toString(),
  )
  const [tell, setTell] = useState(true)
  return (
    <BulkFrame {...form} ready onSend={() => onSend({ kind: 'prolong', until, tell })}>
      <DayInput label="Ostatni dzień na wpłatę" value={until} onChange={setUntil} />
      <TellTick value={tell} onChange={setTell} />
    </BulkFrame>
  )
}

export function CancelMany({ onSend, ...form }: Props): ReactNode {
  const [reason, setReason] = useState('')
  const [keep, setKeep] = useState<'rules' | 'nothing'>('rules')
  const [returnDonation, setReturn] = useState(false)
  const [tell, setTell] = useState(true)
  const typed = reason.trim()
  return (
    <BulkFrame
      {...form}
      ready={typed !== ''}
      onSend={() => onSend({ kind: 'cancel', reason: typed, keep, returnDonation, tell })}
    >
      <TextField
        id="wiele-powod"
        label="Powód"
        hint="Przeczytają go osoby, które się zapisały."
        required
        maxLength={500}
        error={null}
        touched={false}
        value={reason}
        onChange={setReason}
      />
      <fieldset className="bulk-radios">
        <legend>Zostaje u&nbsp;organizatora</legend>
        <label>
          <input
            type="radio"
            name="potracenie"
            checked={keep === 'rules'}
            onChange={() => setKeep('rules')}
          />
          tyle, ile mówią zasady
        </label>
        <label>
          <input
            type="radio"
            name="potracenie"
            checked={keep === 'nothing'}
            onChange={() => setKeep('nothing')}
          />
          nic, wszystko wraca
        </label>
      </fieldset>
      <label className="draft-tick">
        <input
          type="checkbox"
          checked={returnDonation}
          onChange={({ currentTarget }) => setReturn(currentTarget.checked)}
        />
        Oddaj też darowizny
      </label>
      <TellTick value={tell} onChange={setTell} />
    </BulkFrame>
  )
}
