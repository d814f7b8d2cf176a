import type { ReactNode } from 'react'
import { Slot } from '../shared/conditions/slot.tsx'
import type { Filled } from './layout.ts'
import type { Board, Space } from './lodging-api.ts'
import { RULE_WORDS } from './lodging-words.ts'

/** Which rooms are shown; empty: all. */
export interface Filter {
  readonly house: string
  readonly kind: string
  readonly rule: Space['sexes'] | ''
  readonly free: 'all' | 'free' | 'spare'
}

export const EVERYTHING: Filter = { house: '', kind: '', rule: '', free: 'all' }

export const passes =
  ({ house, kind, rule, free }: Filter) =>
  ({ space, free: left, spare }: Filled): boolean =>
    (house === '' || space.house === house) &&
    (kind === '' || (space.kind !== null && `${space.kind.item}/${space.kind.option}` === kind)) &&
    (rule === '' || space.sexes === rule) &&
    (free === 'all' || (free === 'free' ? left > 0 : spare !== null))

interface Props {
  readonly filter: Filter
  readonly filled: readonly Filled[]
  readonly kinds: Board['kinds']
  readonly onChange: (filter: Filter) => void
}

/** 'Pokaż: wszystkie domy, wszystkie rodzaje, dla każdego, także pełne'. */
export function Filters({ filter, filled, kinds, onChange }: Props): ReactNode {
  const houses = [...new Set(filled.map(({ space }) => space.house))].filter((house) => house !== '')
  const rules = (['women', 'men', 'family'] as const).filter((rule) =>
    filled.some(({ space }) => space.sexes === rule),
  )
  const all = <T extends string>(words: string, options: readonly (readonly [T, string])[]) =>
    [['', words], ...options] as readonly (readonly [T | '', string])[]
  return (
    <p className="lodging-sentence">
      {'Pokaż: '}
      {houses.length > 1 && (
        <Slot
          label="Dom"
          value={filter.house}
          options={all(
            'wszystkie domy',
            houses.map((house) => [house, house] as const),
          )}
          onChange={(house) => onChange({ ...filter, house })}
        />
      )}
      {kinds.length > 0 && (
        <Slot
          label="Rodzaj"
          value={filter.kind}
          options={all(
            'wszystkie rodzaje',
            kinds.map(({ id, name }) => [id, name] as const),
          )}
          onChange={(kind) => onChange({ ...filter, kind })}
        />
      )}
      {rules.length > 0 && (
        <Slot
          label="Dla kogo"
          value={filter.rule}
          options={all(
            'dla każdego',
            rules.map((rule) => [rule, RULE_WORDS[rule]] as const),
          )}
          onChange={(rule) => onChange({ ...filter, rule })}
        />
      )}
      <Slot
        label="Wolne miejsca"
        value={filter.free}
        options={[
          ['all', 'także pełne'],
          ['free', 'tylko z\u00a0wolnymi miejscami'],
          ...(filled.some(({ spare }) => spare !== null) ? [['spare', 'tylko do dopełnienia'] as const] : []),
        ]}
        onChange={(free) => onChange({ ...filter, free })}
      />
    </p>
  )
}
