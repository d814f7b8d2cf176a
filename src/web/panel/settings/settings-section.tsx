import type { ReactNode } from 'react'

/** One subject of the settings: a heading, what it is for, its form. */
export function SettingsSection(props: {
  id: string
  title: string
  about: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <section className="settings" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      <p>{props.about}</p>
      {props.children}
    </section>
  )
}
