import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import type { ListName } from './list-search.ts'
import { countWord, rowsWord } from './list-words.ts'
import type { Selection } from './use-selection.ts'

/** As many addresses of rows fit into one address of a file. */
const MOST_IN_FILE = 300

/** What can be done with the selected rows, and the way to select also those that are not shown. */
export function BulkBar(props: {
  selection: Selection
  shown: readonly string[]
  count: { readonly count: number; readonly more: boolean } | null
  list: ListName
  onFile: () => void
  /** What else can be done with them. */
  more?: ReactNode
}): ReactNode {
  const { selection, shown, count, list } = props
  const chosen = selection.isAll ? null : selection.ids.length
  if (chosen === 0) return null
  const whole = count === null ? '' : countWord(list, count)
  const offersAll = chosen !== null && count !== null && chosen >= shown.length && count.count > chosen
  return (
    <section className="list-bulk" aria-label="Zaznaczone">
      <b role="status">
        {chosen === null ? `Zaznaczono: ${whole}` : `Zaznaczono: ${rowsWord(list, chosen)}`}
      </b>
      {offersAll && (
        <button type="button" onClick={selection.selectAll}>
          Zaznacz wszystkie: {whole}
        </button>
      )}
      {chosen !== null && chosen > MOST_IN_FILE ? (
        <span>Do pliku: najwyżej {MOST_IN_FILE} zaznaczonych albo wszystkie.</span>
      ) : (
        <button type="button" onClick={props.onFile}>
          Zapisz do pliku
        </button>
      )}
      {props.more}
      <button type="button" onClick={selection.clear}>
        <Icon name="close" size={20} />
        <span className="sr">Odznacz wszystkie</span>
      </button>
    </section>
  )
}
