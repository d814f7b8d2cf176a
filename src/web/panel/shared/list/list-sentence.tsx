import { type ReactNode, useState } from 'react'
import type { Condition } from '#domain/lists/conditions.ts'
import { Slot } from '../conditions/slot.tsx'
import { ConditionChoice } from './condition-choice.tsx'
import { conditionWords } from './condition-words.ts'
import type { ListFields, ListScope } from './list-api.ts'
import { conditionsOf, type ListSearch, ORDER_NAMES, ORDERS, orderOf, withCondition } from './list-search.ts'
import { countWord } from './list-words.ts'
import { useSearchChange } from './use-search-change.ts'

const orders = (hasAge: boolean) =>
  ORDER_NAMES.filter((name) => hasAge || ORDERS[name].sort !== 'age').map(
    (name) => [name, ORDERS[name].words] as const,
  )

/** What the list shows, as a sentence: '9 osób, grupa: zielona, kolejność: nazwisko A–Z'. Each word can be changed. */
export function ListSentence(props: {
  scope: ListScope
  search: ListSearch
  fields: ListFields
  count: { readonly count: number; readonly more: boolean } | null
}): ReactNode {
  const { scope, search, fields, count } = props
  const change = useSearchChange(scope)
  /** The key of the condition that is being chosen; '': a new one. */
  const [edited, edit] = useState<string | null>(null)
  const conditions = conditionsOf(scope.list, search)
  const filterOf = (key: string) => fields.filters.find((each) => each.key === key)
  const put = (condition: Condition) => change(withCondition(scope.list, search, condition))
  return (
    <div className="list-say">
      <b className="list-count" role="status">
        {count === null ? 'Liczę…' : countWord(scope.list, count)}
      </b>
      {conditions.map((condition) => (
        <span key={condition.key} className="list-condition">
          <button type="button" className="list-word" onClick={() => edit(condition.key)}>
            {conditionWords(condition, filterOf(condition.key))}
          </button>
          <button
            type="button"
            className="list-drop"
            aria-label={`Usuń warunek: ${conditionWords(condition, filterOf(condition.key))}`}
            onClick={() => put({ ...condition, values: [] })}
          >
            ×
          </button>
        </span>
      ))}
      <span>
        kolejność:{' '}
        <Slot
          label="Kolejność"
          value={orderOf(scope.list, search)}
          options={orders(fields.columns.some(({ key }) => key === 'age'))}
          onChange={(kolejnosc) => change({ ...search, kolejnosc })}
        />
      </span>
      <button type="button" className="btn text list-add" onClick={() => edit('')}>
        + Dodaj warunek
      </button>
      <ConditionChoice
        edited={edited}
        filters={fields.filters}
        conditions={conditions}
        onEdit={edit}
        onPut={(condition) => {
          put(condition)
          edit(null)
        }}
      />
    </div>
  )
}
