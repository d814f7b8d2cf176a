import { useEffect, useRef, useState } from 'react'
import { type FilesValue, file } from '#domain/form/fields/file.ts'
import type { FilePlace, FileTools } from '../order/file-tools.ts'
import type { Order } from '../order/order.ts'
import { answerAt, fieldOf, withFilesAt } from './file-fields.ts'
import { removeUpload } from './site-upload.ts'

interface Wanted {
  readonly order: Order
  readonly change: (make: (order: Order) => Order) => void
  /** What it began from: once that is something else, what is shown follows the order again. */
  readonly of?: number
}

interface OrderFiles extends FileTools {
  /** The secret under which this order uploads; it is kept with the order. */
  readonly secret: () => string
  /** Which field a control is. */
  readonly placeOf: (field: string) => FilePlace | null
  /** What is on its way is the order's no longer: it begins anew, or what was agreed has changed. */
  readonly forget: () => void
}

/**
 * The files of an order while it is filled in. What is uploaded is an answer and is kept in the browser; what is on its
 * way, or was refused, lives here, also while its field is not on the page.
 */
export function useOrderFiles({ order, change, of }: Wanted): OrderFiles {
  const [, redraw] = useState(0)
  const lists = useRef(new Map<string, { readonly place: FilePlace; readonly items: FilesValue }>())
  const made = useRef<string | null>(null)
  const latest = useRef({ order, change })
  useEffect(() => {
    latest.current = { order, change }
  })
  const begunFrom = useRef(of)
  useEffect(() => {
    if (begunFrom.current !== of) lists.current.clear()
    begunFrom.current = of
  }, [of])
  const itemsOf: FileTools['itemsOf'] = (place, answer) =>
    lists.current.get(fieldOf(place))?.items ?? file.load(answer)
  const secret = () => {
    const { order: now, change: put } = latest.current
    const kept = now.uploads ?? made.current ?? crypto.randomUUID()
    made.current = kept
    if (now.uploads === undefined) put((o) => (o.uploads === undefined ? { ...o, uploads: kept } : o))
    return kept
  }
  return {
    itemsOf,
    secret,
    placeOf: (field) => lists.current.get(field)?.place ?? null,
    forget: () => {
      lists.current.clear()
      made.current = null
      redraw((turn) => turn + 1)
    },
    change: (place, edit) => {
      const { order: now, change: put } = latest.current
      const before = itemsOf(place, answerAt(now, place))
      const items = edit(before)
      if (items === before) return
      lists.current.set(fieldOf(place), { place, items })
      for (const id of idsOf(before).filter((each) => !idsOf(items).includes(each)))
        if (now.uploads !== undefined) removeUpload(now.uploads, id)
      put((o) => withFilesAt(o, place, items))
      redraw((turn) => turn + 1)
    },
  }
}

const idsOf = (items: FilesValue): string[] =>
  items.flatMap(({ progress }) => (progress.state === 'uploaded' ? [progress.id] : []))
