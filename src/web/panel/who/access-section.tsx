import { type ReactNode, useState } from 'react'
import { type Access, accessOf, isLimitedOtherwise, withAccess } from '#domain/event/draft/who/access.ts'
import { type Owner, ownLimitOf, withOwnLimit } from '#domain/event/draft/who/own-limits.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { OptionalNumber } from '../shared/inputs/optional-number.tsx'
import { RemoveButton, Section } from './section.tsx'

type Ways = Omit<Access, 'id'>

const NOBODY: Ways = {
  passwords: [],
  byInvitation: false,
  byOffice: false,
  message: 'Zapisy są tylko dla zaproszonych osób.',
}

/** Who may register at all, and how much one address or one person may have. */
export function AccessSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  const ways = accessOf(document) ?? NOBODY
  const isFree = accessOf(document) === null
  const write = (part: Partial<Ways>) => change((now) => withAccess(now, { ...ways, ...part }))
  return (
    <Section title="Dla każdego czy z hasłem">
      <p className="who-say">{sayWho(document)}</p>
      <Passwords words={ways.passwords} onChange={(passwords) => write({ passwords })} />
      <div className="options">
        {ways.byInvitation && (
          <Way label="z imiennym zaproszeniem" isOn onChange={(byInvitation) => write({ byInvitation })} />
        )}
        <Way
          label={isFree ? 'zapisuje tylko biuro' : 'w biurze'}
          isOn={ways.byOffice}
          onChange={(byOffice) => write({ byOffice })}
        />
      </div>
      {!isFree && (
        <div className="field">
          <span className="who-label">Co przeczytają inni</span>
          <LineInput
            label="Co przeczytają osoby bez zaproszenia"
            value={ways.message}
            most={300}
            onChange={(message) => write({ message })}
          />
        </div>
      )}
      <OwnLimitLine rules={rules} per="registrant" />
      {document.attendance === 'people' && <OwnLimitLine rules={rules} per="person" />}
    </Section>
  )
}

function sayWho(document: DraftRules['document']): string {
  if (accessOf(document) !== null) return 'Zapisać można się tylko:'
  return isLimitedOtherwise(document)
    ? 'Zapisy ogranicza zasada szczególna, która stoi niżej na tej stronie. Możesz dodać i\u00a0hasło:'
    : 'Zapisać może się każdy. Możesz to ograniczyć:'
}

function Way(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }): ReactNode {
  return (
    <label className="option">
      <input type="checkbox" checked={props.isOn} onChange={() => props.onChange(!props.isOn)} />
      <span>{props.label.replace(/ (w|z) /g, ' $1\u00a0').replace(/^(w|z) /, '$1\u00a0')}</span>
    </label>
  )
}

/** Any of these words lets people register. */
function Passwords(props: {
  words: readonly string[]
  onChange: (words: readonly string[]) => void
}): ReactNode {
  const { words, onChange } = props
  const [typed, setTyped] = useState('')
  const word = typed.trim()
  return (
    <div className="who-form">
      {words.map((each, index) => (
        <div key={each} className="who-row">
          <span>{`z\u00a0hasłem „${each}”`}</span>
          <RemoveButton label={`Usuń hasło: ${each}`} onClick={() => onChange(words.toSpliced(index, 1))} />
        </div>
      ))}
      <form
        className="who-new"
        onSubmit={(event) => {
          event.preventDefault()
          if (word === '' || words.includes(word)) return
          onChange([...words, word])
          setTyped('')
        }}
      >
        <input
          className="input"
          aria-label="Nowe hasło do zapisów"
          placeholder="Hasło, na przykład: Kostka"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className="btn quiet" disabled={word === ''}>
          Dodaj hasło
        </button>
      </form>
    </div>
  )
}

const MOST = 1_000_000

/** 'Z jednego adresu e-mail najwyżej 6 miejsc'; a limit that is counted in another way is left to the page of limits. */
function OwnLimitLine({ rules, per }: { rules: DraftRules; per: Owner }): ReactNode {
  const { document, change } = rules
  const limit = ownLimitOf(document, per)
  const isOther = limit === null && document.pools.some((pool) => pool.per === per)
  if (isOther) return null
  const isAddress = per === 'registrant'
  return (
    <p className="who-say">
      {isAddress ? 'Z\u00a0jednego adresu e-mail najwyżej' : 'Jedna osoba najwyżej'}{' '}
      <OptionalNumber
        label={isAddress ? 'Najwięcej osób z jednego adresu e-mail' : 'Ile razy może zapisać się jedna osoba'}
        value={limit?.most ?? null}
        least={1}
        most={MOST}
        placeholder="ile"
        onChange={(most) =>
          change((now) =>
            withOwnLimit(now, per, most === null ? null : { most, onlyOnline: limit?.onlyOnline ?? false }),
          )
        }
      />{' '}
      {isAddress ? 'osób' : 'raz'}
      {limit !== null && (
        <>
          {', '}
          <Slot
            label={isAddress ? 'Które zapisy z jednego adresu' : 'Które zapisy jednej osoby'}
            value={limit.onlyOnline ? 'online' : 'all'}
            options={[
              ['all', 'także w\u00a0biurze'],
              ['online', 'tylko przez internet'],
            ]}
            onChange={(of) =>
              change((now) => withOwnLimit(now, per, { most: limit.most, onlyOnline: of === 'online' }))
            }
          />
        </>
      )}
      . {limit === null && 'Puste: bez ograniczenia.'}
    </p>
  )
}
