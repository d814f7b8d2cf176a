import { useClipboard } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import {
  type CodeList,
  readableCodes,
  readCodes,
  withCodes,
  withOnlyCodes,
  withUses,
} from '#domain/event/draft/prices/codes.ts'
import { pluralChooser } from '#i18n/text/plural.ts'
import { TextArea } from '#web/ui/field.tsx'
import { NumberSlot } from '../shared/inputs/slots.tsx'
import { type Pricing, problemsWithin } from '../shared/prices/use-pricing.ts'
import { drawnCodes } from './drawn-codes.ts'

const choose = pluralChooser('pl')
const codesWords = (count: number) =>
  `${count}\u00a0${choose(count, { one: 'kod', few: 'kody', many: 'kodów', other: 'kodu' })}`
const DRAWN = 20
const MOST_USES = 1000

/** A list of personal codes: how many there are, for how many people each works, and more of them. */
export function CodeListForm({ pricing, list }: { pricing: Pricing; list: CodeList }): ReactNode {
  const { change } = pricing
  const [typed, setTyped] = useState('')
  // Codes are kept as hashes once they are saved: what was added here is shown until the page is left.
  const [added, setAdded] = useState<readonly string[]>(() => readableCodes(list))
  const { copied, copy } = useClipboard({ timeout: 2500 })
  const { codes, wrong } = readCodes(typed)
  const add = (more: readonly string[]) => {
    change((now) => withCodes(now, list.id, more))
    setAdded([...added, ...more])
    setTyped('')
  }
  return (
    <div className="code-list">
      <p className="sentence">
        {`Na liście: ${codesWords(list.codes?.length ?? 0)}. Każdy działa dla `}
        <NumberSlot
          label="Dla ilu osób działa jeden kod"
          value={list.capacity ?? 1}
          most={MOST_USES}
          onChange={(uses) => change((now) => withUses(now, list.id, uses))}
        />{' '}
        {choose(list.capacity ?? 1, { one: 'osoby', few: 'osób', many: 'osób', other: 'osoby' })}.
      </p>
      {problemsWithin(pricing, `pools.${pricing.document.pools.findIndex(({ id }) => id === list.id)}`).map(
        (message) => (
          <p key={message} className="error">
            {message}
          </p>
        ),
      )}
      {added.length > 0 && (
        <div className="price-notice">
          <div>
            <p>
              <b>Skopiuj kody teraz.</b> Po zapisaniu nikt ich już nie odczyta, także my: przechowujemy tylko
              ich skróty.
            </p>
            <p className="codes">{added.join(' ')}</p>
            <button type="button" className="btn quiet" onClick={() => copy(added.join('\n'))}>
              {copied ? 'Skopiowano' : 'Skopiuj kody'}
            </button>
          </div>
        </div>
      )}
      <TextArea
        id={`kody-${list.id}`}
        label="Dodaj własne kody"
        hint="Każdy w osobnym wierszu albo po przecinku, co najmniej 6 znaków."
        value={typed}
        onChange={setTyped}
        error={
          wrong.length > 0
            ? `Nie można dodać: ${wrong.slice(0, 5).join(', ')}. Kod ma od 6 do 60 znaków.`
            : null
        }
        touched
      />
      <div className="code-tools">
        <button type="button" className="btn quiet" disabled={codes.length === 0} onClick={() => add(codes)}>
          {codes.length === 0 ? 'Dodaj kody' : `Dodaj ${codesWords(codes.length)}`}
        </button>
        <button type="button" className="btn text" onClick={() => add(drawnCodes(DRAWN))}>
          {`Wylosuj ${codesWords(DRAWN)}`}
        </button>
        <button
          type="button"
          className="btn text"
          disabled={codes.length === 0}
          onClick={() => {
            change((now) => withOnlyCodes(now, list.id, codes))
            setAdded(codes)
            setTyped('')
          }}
        >
          Zastąp całą listę
        </button>
      </div>
    </div>
  )
}
