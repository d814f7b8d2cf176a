import { type FormEvent, type ReactNode, useState } from 'react'
import { TextField } from '#web/ui/field.tsx'
import { Slot } from '../shared/conditions/slot.tsx'
import { NumberInput } from '../shared/inputs/number-input.tsx'
import { ROOMS } from './layout.ts'
import type { Board, SavedSpace, Space } from './lodging-api.ts'
import { RULE_WORDS } from './lodging-words.ts'

interface Props {
  readonly space: Space
  readonly kinds: Board['kinds']
  readonly isBusy: boolean
  readonly trouble: string | null
  readonly onSave: (space: SavedSpace) => void
  readonly onDelete: () => void
}

const MOST = 500
const RULES = (['any', 'women', 'men', 'family'] as const).map((rule) => [rule, RULE_WORDS[rule]] as const)
const EVERY = ''

/** One room or vehicle: its name, places, and who may be there. */
export function EditSpace({ space, kinds, isBusy, trouble, onSave, onDelete }: Props): ReactNode {
  const { freedAt: _, ...saved } = space
  const [edited, setEdited] = useState<SavedSpace>(saved)
  const isRoom = space.scope === ROOMS
  const change = (part: Partial<SavedSpace>) => setEdited({ ...edited, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (edited.name.trim() !== '') onSave(edited)
  }
  return (
    <form className="lodging-form" onSubmit={submit} noValidate>
      <TextField
        id="space-name"
        label={isRoom ? 'Numer albo nazwa pokoju' : 'Nazwa pojazdu'}
        required
        error={edited.name.trim() === '' ? 'Podaj nazwę.' : undefined}
        touched
        value={edited.name}
        onChange={(name) => change({ name })}
        maxLength={60}
      />
      {isRoom && (
        <TextField
          id="space-house"
          label="Dom"
          value={edited.house}
          onChange={(house) => change({ house })}
          maxLength={80}
        />
      )}
      <NumberInput
        label={isRoom ? 'Łóżka' : 'Miejsca'}
        value={edited.places}
        most={MOST}
        onChange={(places) => change({ places })}
      />
      <NumberInput
        label={isRoom ? 'W\u00a0tym dla obsługi' : 'W\u00a0tym dla kierowcy i\u00a0opiekunów'}
        value={edited.kept}
        least={0}
        most={edited.places - 1}
        onChange={(kept) => change({ kept })}
      />
      {isRoom && (
        <p className="lodging-sentence">
          {'Dla kogo: '}
          <Slot
            label="Dla kogo"
            value={edited.sexes}
            options={RULES}
            onChange={(sexes) => change({ sexes })}
          />
          {kinds.length > 0 && (
            <>
              {', rodzaj: '}
              <KindSlot kinds={kinds} edited={edited} onChange={change} />
            </>
          )}
        </p>
      )}
      <TextField
        id="space-note"
        label="Piętro, uwagi"
        value={edited.note}
        onChange={(note) => change({ note })}
        maxLength={200}
      />
      {trouble !== null && <p role="alert">{trouble}</p>}
      <div className="lodging-buttons">
        <button type="submit" className="btn" disabled={isBusy}>
          Zapisz
        </button>
        <button type="button" className="btn text" disabled={isBusy} onClick={onDelete}>
          Usuń
        </button>
      </div>
    </form>
  )
}

function KindSlot(props: {
  kinds: Board['kinds']
  edited: SavedSpace
  onChange: (part: Partial<SavedSpace>) => void
}): ReactNode {
  const { kinds, edited, onChange } = props
  const options = [[EVERY, 'dowolny'] as const, ...kinds.map(({ id, name }) => [id, name] as const)]
  return (
    <Slot
      label="Rodzaj pokoju"
      value={edited.kind === null ? EVERY : `${edited.kind.item}/${edited.kind.option}`}
      options={options}
      onChange={(chosen) => {
        const [item = '', option = ''] = chosen.split('/')
        onChange({ kind: chosen === EVERY ? null : { item, option } })
      }}
    />
  )
}
