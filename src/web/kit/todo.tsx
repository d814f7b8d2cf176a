import { formMessage, formWords } from '#i18n/pl/form.ts'

/** The longest list that is shown whole (readings, decision 1). */
const SHOWN = 3

/** Something that is missing or wrong. */
export interface TodoItem {
  readonly label: string
  /** Id of the control to focus; null when no control can resolve it. */
  readonly field: string | null
}

interface TodoProps<Item> {
  readonly id: string
  /** In the order of the page. */
  readonly items: readonly Item[]
  /** Marks the fields touched and focuses the first. */
  readonly onPick: (items: readonly Item[]) => void
}

/**
 * 'Do uzupełnienia': each item a link to its field; the reason why the button is grey. It is always on the page,
 * even empty, so that a screen reader announces what appears and disappears.
 */
export function Todo<Item extends TodoItem>({ id, items, onPick }: TodoProps<Item>) {
  return (
    <div className="todo" role="status" id={id}>
      {items.length > 0 && (
        <>
          <p>{formWords['BROWSER_OS.FORM.MISSING']}</p>
          {items.length > SHOWN ? (
            <button type="button" className="link" onClick={() => onPick(items)}>
              {formMessage({ key: 'BROWSER_OS.FORM.SHOW_MISSING', n: items.length })}
            </button>
          ) : (
            <ul>
              {items.map((item) => (
                <li key={`${item.field} ${item.label}`}>
                  <TodoLink item={item} onPick={() => onPick([item])} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

function TodoLink({ item, onPick }: { item: TodoItem; onPick: () => void }) {
  if (item.field === null) return <span>{item.label}</span>
  return (
    <a
      href={`#${item.field}`}
      onClick={(event) => {
        event.preventDefault()
        onPick()
      }}
    >
      {item.label}
    </a>
  )
}
