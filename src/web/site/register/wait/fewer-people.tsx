import { useMemo } from 'react'
import * as words from '#i18n/pl/site/register/waiting.ts'
import { pl } from '#i18n/pl.ts'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import type { FormTools } from '../order/form-tools.ts'
import { fullName } from '../order/person-name.ts'
import { smallerSizes } from './waiting-wish.ts'

/** 'Przyjmiemy też mniej osób', where the rules allow fewer people: how many, and who they would be. */
export function FewerPeople({ tools }: { tools: FormTools }) {
  const { order, change, compiled, draft, context } = tools
  const sizes = useMemo(() => smallerSizes(compiled, draft, context), [compiled, draft, context])
  const [most] = sizes
  if (most === undefined) return null
  const smallest = agreedSize(order.smallest, sizes)
  const put = (size: number | null) => change((o) => ({ ...o, smallest: size }))
  return (
    <>
      <CheckField
        id="mniej-osob"
        checked={smallest !== null}
        onChange={(agreed) => put(agreed ? most : null)}
      >
        {words.fewerToo}
      </CheckField>
      {smallest !== null && (
        <>
          <SelectField
            id="najmniej-osob"
            label={words.fewest}
            value={String(smallest)}
            options={sizes.map((size) => ({ value: String(size), label: pl.counts.people(size) }))}
            onChange={(size) => put(Number(size))}
          />
          <p className="hint">{words.inThisOrder(order.people.map((person) => fullName(person, order)))}</p>
        </>
      )}
    </>
  )
}

/** What was agreed to, while it is still possible. */
export const agreedSize = (wanted: number | null | undefined, sizes: readonly number[]): number | null =>
  wanted !== null && wanted !== undefined && sizes.includes(wanted) ? wanted : null
