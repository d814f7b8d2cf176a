import type { ReactNode } from 'react'
import { CellInput } from '../shared/inputs/cell-input.tsx'
import { TextSlot } from '../shared/inputs/slots.tsx'
import type { Editing } from './editing.ts'

const TAKES_OFF = ['to', 'off', 'percent-off', 'cap', 'free-for-each']

/** 'Tę część płaci: Gmina.' Only what becomes cheaper can be paid by somebody else. */
export function PayerSentence({ adjustment, write }: Editing): ReactNode {
  const { paidBy, note, effect } = adjustment
  return (
    <>
      {paidBy === undefined && TAKES_OFF.includes(effect.kind) && (
        <button
          type="button"
          className="btn text"
          onClick={() => write((now) => ({ ...now, paidBy: 'Gmina' }))}
        >
          Tę część płaci ktoś inny
        </button>
      )}
      {paidBy !== undefined && (
        <p className="sentence">
          Tę część płaci:{' '}
          <TextSlot
            label="Kto płaci tę część"
            text={paidBy}
            longest={120}
            onChange={(changed) => write((now) => ({ ...now, paidBy: changed }))}
          />{' '}
          <button type="button" className="link" onClick={() => write(({ paidBy: _, ...now }) => now)}>
            nikt inny
          </button>
        </p>
      )}
      {note === undefined ? (
        <button
          type="button"
          className="btn text"
          onClick={() => write((now) => ({ ...now, note: 'Zniżka nalicza się sama.' }))}
        >
          Dopisek w&nbsp;cenniku
        </button>
      ) : (
        <div className="field">
          <span aria-hidden="true">Dopisek w&nbsp;cenniku</span>
          <CellInput
            label="Dopisek w cenniku"
            text={note}
            longest={300}
            onChange={(changed) =>
              write(({ note: _, ...now }) => (changed === undefined ? now : { ...now, note: changed }))
            }
          />
        </div>
      )}
    </>
  )
}
