import './day-box.css'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { readTypedDay, typedDay } from './typed-day.ts'

// A month is drawn when somebody opens it for the first time.
const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }))

interface Props {
  /** ISO day; empty: none. */
  readonly value: string
  /** The typed or chosen day; empty while there is none to be read. */
  readonly onChange: (day: string) => void
  /** The first and the last day that may be chosen, ISO. */
  readonly least?: string | undefined
  readonly most?: string | undefined
  /** Attributes of the input: its id, its label, its class. */
  readonly input?: Omit<
    React.ComponentProps<'input'>,
    'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'min' | 'max'
  >
}

/**
 * A day as people write it, '5.07.2027', whatever the language of the browser. The button, or an arrow down, opens a
 * month to choose from. What cannot be read as a day stays as typed, marked as wrong.
 */
export function DayBox({ value, onChange, least, most, input }: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const read = (text: string) => {
    const day = readTypedDay(text)
    return day !== null && day >= (least ?? '2000-01-01') && day <= (most ?? '2999-12-31') ? day : null
  }
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === null
  const close = () => {
    setOpen(false)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <span className="day-box" ref={box}>
      <input
        {...input}
        className={input?.className ?? 'input num'}
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd.mm.rrrr"
        aria-invalid={isWrong || input?.['aria-invalid']}
        value={typed ?? (value === '' ? '' : typedDay(value))}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onChange(read(currentTarget.value) ?? '')
        }}
        onBlur={() => setTyped(isWrong ? typed : null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      />
      <button
        type="button"
        className="day-open"
        aria-label="Wybierz z&nbsp;kalendarza"
        aria-expanded={isOpen}
        disabled={input?.disabled}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" size={20} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DayCalendar
            {...{ value, least, most, box }}
            onPick={(day) => {
              setTyped(null)
              onChange(day)
              close()
            }}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  )
}
