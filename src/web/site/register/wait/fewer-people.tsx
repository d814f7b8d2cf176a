import { useMemo } from 'react'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import type { FormTools } from '../form-tools.ts'
import { fullName } from '../person-name.ts'
import { smallerSizes } from './waiting-wish.ts'

/** 'Przyjmiemy też mniej osób', where the rules let fewer of them come: with how few, and who they would be. */
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
        Przyjmiemy też mniej osób
      </CheckField>
      {smallest !== null && (
        <>
          <SelectField
            id="najmniej-osob"
            label="Najmniejsza liczba osób"
            value={String(smallest)}
            options={sizes.map((size) => ({ value: String(size), label: pl.counts.people(size) }))}
            onChange={(size) => put(Number(size))}
          />
          <p className="hint">
            {tie(
              `Gdy miejsc będzie mniej, dostaną je osoby w tej kolejności: ${order.people.map((person) => fullName(person, order)).join(', ')}.`,
            )}
          </p>
        </>
      )}
    </>
  )
}

/** What was agreed to, as long as it is still among what can be. */
export const agreedSize = (wanted: number | null | undefined, sizes: readonly number[]): number | null =>
  wanted !== null && wanted !== undefined && sizes.includes(wanted) ? wanted : null
