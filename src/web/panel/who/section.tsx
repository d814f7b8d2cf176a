import { type ReactNode, useId } from 'react'
import { Icon } from '../shared/icon.tsx'

/** A part of the page: its heading, one sentence about it, and what is set. */
export function Section(props: {
  title: string
  about?: string | undefined
  children: ReactNode
}): ReactNode {
  const id = useId()
  return (
    <section className="who-section" aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.about !== undefined && <p className="sub">{props.about}</p>}
      {props.children}
    </section>
  )
}

/** '+ Dodaj …', as one of several. */
export function AddButton(props: { onClick: () => void; children: ReactNode }): ReactNode {
  return (
    <button data-adds type="button" className="btn text" onClick={props.onClick}>
      <Icon name="plus" size={18} />
      {props.children}
    </button>
  )
}

/** The cross that takes something away. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      <Icon name="close" size={20} />
    </button>
  )
}
