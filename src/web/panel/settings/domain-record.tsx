import { useClipboard } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Icon } from '../shared/icon.tsx'
import type { ConnectedDomain } from './own-domain-api.ts'

type Record = ConnectedDomain['pointing']

const STATES = { missing: 'Czekamy na wpis', wrong: 'Wpis jest błędny', right: 'Wpis jest dobry' } as const
const ICONS = { missing: 'clock', wrong: 'alert', right: 'check' } as const
const CLASSES = { missing: undefined, wrong: 'bad', right: 'ok' } as const

/** One record to be entered at the registrar, each part with a button that copies it, and what stands there now. */
export function DomainRecord(props: {
  title: string
  record: Record
  /** Where the domain may point if the registrar offers no CNAME. */
  addresses?: readonly string[]
}): ReactNode {
  const { title, record, addresses = [] } = props
  const { type, name, values, state, found } = record
  return (
    <section className="settings-record" aria-label={title}>
      <h3>{title}</h3>
      <p className={CLASSES[state]}>
        <Icon name={ICONS[state]} size={18} /> {STATES[state]}
      </p>
      {state !== 'right' && (
        <dl>
          <Part label="Typ" value={type} />
          <Part label="Nazwa" value={name} copied />
          {values.map((value) => (
            <Part key={value} label="Wartość" value={value} copied />
          ))}
        </dl>
      )}
      {state !== 'right' && type === 'CNAME' && (
        <p className="sub">
          Nie da się dodać CNAME? Dodaj wpis A o&nbsp;tej nazwie i&nbsp;wartości: {addresses.join(', ')}.
        </p>
      )}
      {state === 'wrong' && (
        <p>
          Teraz stoi tam: <span className="settings-found">{found}</span>.{' '}
          {type === 'TXT' ? 'Dodaj wpis podany wyżej.' : 'Zmień ten wpis na podany wyżej albo go usuń.'}
        </p>
      )}
    </section>
  )
}

function Part(props: { label: string; value: string; copied?: boolean }): ReactNode {
  const { label, value } = props
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        {props.copied === true && <Copy label={label} value={value} />}
      </dd>
    </div>
  )
}

function Copy({ label, value }: { label: string; value: string }): ReactNode {
  const { copied, copy } = useClipboard({ timeout: 2500 })
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => copy(value)}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
        {copied ? 'Skopiowano' : 'Kopiuj'}
        <span className="sr">
          {' '}
          ({label}: {value})
        </span>
      </button>
      <span role="status" className="sr">
        {copied ? 'Skopiowano.' : ''}
      </span>
    </>
  )
}
