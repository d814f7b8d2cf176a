import { type ReactNode, useId } from 'react'

interface Columns {
  readonly head: readonly string[]
  /** From this column on there are numbers. */
  readonly numbers: number
  readonly children: ReactNode
}

/** A table of its own, under its heading. */
export function Table({ title, ...columns }: Columns & { readonly title: string }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Grid {...columns} label={title} />
    </section>
  )
}

/** The same without the heading. */
export function Grid({ label, head, numbers, children }: Columns & { readonly label: string }): ReactNode {
  return (
    <table className="report-table" aria-label={label}>
      <thead>
        <tr>
          {head.map((name, at) => (
            <th key={name} scope="col" className={at >= numbers ? 'num' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** The numbers of a row, by their columns. */
export const Numbers = ({ values }: { values: Readonly<Record<string, string>> }): ReactNode =>
  Object.entries(values).map(([column, value]) => (
    <td key={column} className="num" data-column={column}>
      {value}
    </td>
  ))
