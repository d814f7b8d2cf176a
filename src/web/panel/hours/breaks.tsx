import type { ReactNode } from 'react'
import type { SlotPattern } from '#domain/event/definition/definition.ts'
import { Icon } from '../shared/icon.tsx'
import { TimeInput } from '../shared/inputs/day-and-time.tsx'

interface Props {
  readonly breaks: SlotPattern['breaks']
  readonly onChange: (breaks: SlotPattern['breaks']) => void
}

/** No entry from an hour on until another one: a break for dinner. */
export function Breaks({ breaks, onChange }: Props): ReactNode {
  return (
    <div className="hours-breaks">
      {numbered(breaks).map(({ each, at, key }) => (
        <p key={key} className="sentence">
          Przerwa od{' '}
          <TimeInput
            label={`Przerwa ${at + 1} od`}
            value={each.from}
            onChange={(from) => onChange(breaks.with(at, { ...each, from }))}
          />{' '}
          do{' '}
          <TimeInput
            label={`Przerwa ${at + 1} do`}
            value={each.to}
            onChange={(to) => onChange(breaks.with(at, { ...each, to }))}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`Usuń przerwę ${at + 1}`}
            onClick={() => onChange(breaks.toSpliced(at, 1))}
          >
            <Icon name="close" size={20} />
          </button>
        </p>
      ))}
      <button
        data-adds
        type="button"
        className="btn text"
        onClick={() => onChange([...breaks, { from: '12:00', to: '13:00' }])}
      >
        <Icon name="plus" size={18} />
        Dodaj przerwę
      </button>
    </div>
  )
}

/** Breaks have no ids: each is the one at its place. */
const numbered = (breaks: SlotPattern['breaks']) => breaks.map((each, at) => ({ each, at, key: `${at}` }))
