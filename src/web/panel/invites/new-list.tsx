import { type ReactNode, useId, useState } from 'react'
import { issuedListsOf, type WantedList, withIssuedList } from '#domain/event/draft/invites/lists.ts'
import { everybodyPays } from '#domain/event/draft/prices/presets.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { Icon } from '../shared/icon.tsx'
import { MoneyField } from '../shared/inputs/money-field.tsx'
import { NumberSlot } from '../shared/inputs/slots.tsx'

type Kind = 'same' | 'to' | 'off' | 'percent' | 'free'

const KINDS = [
  { value: 'same', label: 'Taka jak dla wszystkich' },
  { value: 'to', label: 'Stała cena' },
  { value: 'off', label: 'Niższa o\u00a0kwotę' },
  { value: 'percent', label: 'Niższa o\u00a0procent' },
  { value: 'free', label: 'Bezpłatnie' },
] as const satisfies readonly { readonly value: Kind; readonly label: string }[]

const FIRST_AMOUNT = 5_000
const FIRST_PERCENT = 10

/** A new list by three answers: its name, whom it is for, and what taking part costs with it. */
export function NewList({ rules }: { rules: DraftRules }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <button data-adds type="button" className="btn text invite-add" onClick={() => setOpen(true)}>
        <Icon name="plus" size={18} />
        Nowa lista
      </button>
    )
  return <ListForm rules={rules} onClose={() => setOpen(false)} />
}

function ListForm({ rules, onClose }: { rules: DraftRules; onClose: () => void }): ReactNode {
  const { document, change } = rules
  const id = useId()
  const [name, setName] = useState(issuedListsOf(document).length === 0 ? 'Zaproszeni goście' : '')
  const [issued, setIssued] = useState<WantedList['issued']>('people')
  const [kind, setKind] = useState<Kind>('same')
  const [amount, setAmount] = useState(FIRST_AMOUNT)
  const [percent, setPercent] = useState(FIRST_PERCENT)
  const trimmed = name.trim()
  const isTaken = issuedListsOf(document).some((list) => list.name === trimmed)
  const isPaid = everybodyPays(document).length > 0
  return (
    <form
      className="invite-card"
      aria-label="Nowa lista"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed === '' || isTaken) return
        const effect = effectOf(kind, amount, percent)
        change((now) => withIssuedList(now, { name: trimmed, issued, uses: 1, effect }))
        onClose()
      }}
    >
      <TextField
        id="nazwa-listy"
        label="Nazwa listy"
        hint={'Tę nazwę goście zobaczą w\u00a0zasadach i\u00a0na rachunku.'}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={setName}
        error={isTaken ? 'Lista o\u00a0tej nazwie już jest.' : null}
        touched
      />
      <fieldset className="bare">
        <legend>Dla kogo</legend>
        {(
          [
            ['people', 'Imienne zaproszenia: wysyłamy je wskazanym osobom'],
            ['codes', 'Kody do rozdania: działają u\u00a0każdego, kto je ma'],
          ] as const
        ).map(([value, words]) => (
          <label key={value} className="option">
            <input type="radio" name={id} checked={issued === value} onChange={() => setIssued(value)} />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      {isPaid && (
        <SelectField
          id="cena-listy"
          label="Cena udziału"
          value={kind}
          options={KINDS}
          onChange={(wanted) => setKind(KINDS.find(({ value }) => value === wanted)?.value ?? 'same')}
        />
      )}
      {(kind === 'to' || kind === 'off') && (
        <MoneyField
          label={kind === 'to' ? 'Cena z\u00a0zaproszeniem' : 'O\u00a0ile taniej'}
          value={amount}
          onChange={setAmount}
        />
      )}
      {kind === 'percent' && (
        <p className="invite-say">
          Taniej o{' '}
          <NumberSlot label="O ile procent taniej" value={percent} most={100} onChange={setPercent} />{' '}
          procent.
        </p>
      )}
      <div className="invites-acts">
        <button type="submit" className="btn" disabled={trimmed === '' || isTaken}>
          Utwórz listę
        </button>
        <button type="button" className="btn text" onClick={onClose}>
          Zrezygnuj
        </button>
      </div>
    </form>
  )
}

function effectOf(kind: Kind, amount: number, percent: number): WantedList['effect'] {
  switch (kind) {
    case 'same':
      return null
    case 'free':
      return { kind: 'to', amount: 0 }
    case 'to':
      return { kind: 'to', amount }
    case 'off':
      return { kind: 'off', amount, per: 'piece' }
    case 'percent':
      return { kind: 'percent-off', percent, of: 'left' }
  }
}
