import { type ReactNode, useId, useState } from 'react'
import type { Pool } from '#domain/event/definition/definition.ts'
import type { LimitFields } from '#domain/event/draft/places/own-limits.ts'
import { idOfName } from '#domain/event/draft/questions/id-of-name.ts'
import { pl } from '#i18n/pl.ts'
import { CheckField } from '#web/ui/field.tsx'
import { Slot } from '../shared/conditions/slot.tsx'
import { Icon } from '../shared/icon.tsx'
import { PlacesInput } from '../shared/inputs/places-input.tsx'
import { PER_WORDS, REFUSAL_WORDS, refusalsOf } from './limit-words.ts'
import type { Places } from './use-places.ts'

interface Props {
  readonly places: Places
  /** The limit as rules read it. */
  readonly pool: Pool
  readonly settings: LimitFields
  /** What it is called when nothing is stated; null where it always has a name of its own. */
  readonly ownName: string | null
  readonly onChange: (change: Partial<LimitFields>) => void
  /** Absent where the limit belongs to another page. */
  readonly onRemove?: () => void
  /** More that is said here, first. */
  readonly children?: ReactNode
}

/** Everything else about a limit. */
export function LimitDetails({
  places,
  pool,
  settings,
  ownName,
  onChange,
  onRemove,
  children,
}: Props): ReactNode {
  const live = places.sale.limitOf(pool.id)
  const isShared = pool.per === undefined
  return (
    <div className="limit-details">
      <div className="limit-later">
        {live !== undefined && <p className="sub">Te zmiany zaczną działać po publikacji.</p>}
        {children}
        <Sentences places={places} pool={pool} settings={settings} onChange={onChange} />
        {ownName !== null && (
          <OwnName ownName={ownName} name={settings.name} onChange={(name) => onChange({ name })} />
        )}
        {isShared && live === undefined && (
          <SetAsideLater places={places} settings={settings} onChange={onChange} />
        )}
        {onRemove !== undefined && (
          <button type="button" className="btn text" onClick={onRemove}>
            Usuń limit<span className="sr">: {pool.name}</span>
          </button>
        )}
      </div>
    </div>
  )
}

type PartProps = Pick<Props, 'places' | 'settings' | 'onChange'>

function Sentences({ places, pool, settings, onChange }: PartProps & { readonly pool: Pool }): ReactNode {
  const id = useId()
  const { per } = pool
  const mayCountOnly = per !== 'person' && per !== 'registrant' && per !== 'code'
  return (
    <>
      {mayCountOnly && (
        <CheckField
          id={id}
          checked={settings.places === null}
          onChange={(isCounted) => onChange({ places: isCounted ? null : 50 })}
        >
          Tylko licz, bez limitu
        </CheckField>
      )}
      {per !== 'code' && (
        <p>
          Tyle miejsc jest{' '}
          <Slot
            label="Dla kogo albo na co jest ten limit"
            value={per ?? 'all'}
            options={persOf(places, per).map((each) => [each, PER_WORDS[each]] as const)}
            onChange={(each) => onChange(ofKind(each, settings.places))}
          />
          .
        </p>
      )}
      <p>
        Gdy zabraknie:{' '}
        <Slot
          label="Co zobaczy, kto się spóźni"
          value={settings.refusal ?? 'derived'}
          options={[
            ['derived', `${REFUSAL_WORDS[pool.refusal]} (jak zwykle)`] as const,
            ...refusalsOf(per).map((code) => [code, REFUSAL_WORDS[code]] as const),
          ]}
          onChange={(code) => onChange({ refusal: code === 'derived' ? undefined : code })}
        />
        .
      </p>
    </>
  )
}

/** A limit of one person needs a number, and no limit keeps the words of another kind. */
function ofKind(kind: 'all' | NonNullable<LimitFields['per']>, places: number | null): Partial<LimitFields> {
  const per = kind === 'all' ? undefined : kind
  const isPersonal = per === 'person' || per === 'registrant'
  return { per, refusal: undefined, ...(isPersonal && places === null ? { places: 1 } : {}) }
}

/** Hours need hours of entry; the present kind is always offered. */
function persOf({ document }: Places, per: LimitFields['per']): ('all' | NonNullable<LimitFields['per']>)[] {
  const timed = document.slots === null ? [] : (['hour', 'day'] as const)
  const personal = document.attendance === 'headcount' ? [] : (['person'] as const)
  const offered = ['all' as const, ...timed, ...personal, 'registrant' as const]
  return per === undefined || offered.some((each) => each === per) ? offered : [...offered, per]
}

function OwnName(props: {
  ownName: string
  name: string | undefined
  onChange: (name: string | undefined) => void
}): ReactNode {
  const { ownName, name, onChange } = props
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Jak ten limit się nazywa, gdy zabraknie miejsc</label>
      <input
        id={id}
        className="input"
        maxLength={120}
        placeholder={ownName}
        value={name ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value.trim() === '' ? undefined : value)}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== value.trim()) onChange(value.trim() === '' ? undefined : value.trim())
        }}
      />
    </div>
  )
}

/** Parts that are set aside when the limit is first on the site; from then on the staff change them at once. */
function SetAsideLater({ places, settings: { allotments }, onChange }: PartProps): ReactNode {
  const [name, setName] = useState('')
  const write = (changed: Pool['allotments']) => onChange({ allotments: changed })
  const add = () => {
    const trimmed = name.trim()
    if (trimmed === '') return
    const id = idOfName(trimmed, places.sale.asideIds)
    write([...allotments, { id, name: trimmed, units: 10 }])
    setName('')
  }
  return (
    <div className="limit-later-aside">
      {allotments.length > 0 && (
        <ul className="limit-aside" aria-label="Wydzielone">
          {allotments.map((each) => (
            <li key={each.id}>
              <span>Wydzielone: {each.name}</span>
              <PlacesInput
                label={`Wydzielone: ${each.name}`}
                value={each.units}
                least={1}
                onChange={(units) =>
                  write(allotments.map((now) => (now === each ? { ...now, units: units ?? 1 } : now)))
                }
              />
              <button
                type="button"
                className="icon-button"
                aria-label={`Usuń wydzielone: ${each.name}`}
                onClick={() => write(allotments.filter((now) => now !== each))}
              >
                <Icon name="close" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="line-form"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <input
          className="input"
          aria-label="Dla kogo wydzielić miejsca"
          placeholder="Wydziel, na przykład: Biuro"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" className="btn quiet" disabled={name.trim() === ''}>
          Wydziel
        </button>
      </form>
      {allotments.length > 0 && (
        <p className="sub">{`Wydzielone zajmie tylko biuro, razem ${pl.counts.places(sumOf(allotments))}.`}</p>
      )}
    </div>
  )
}

const sumOf = (allotments: Pool['allotments']) => allotments.reduce((sum, { units }) => sum + units, 0)
