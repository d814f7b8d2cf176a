import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { brandName } from './brand.ts'

/** The head of a page: its path, name, status and actions. */
export function PageHead(props: {
  title: string
  crumb?: ReactNode
  meta?: ReactNode
  actions?: ReactNode
}): ReactNode {
  useDocumentTitle(`${props.title} · ${brandName()}`)
  return (
    <header className="page-head">
      {props.crumb !== undefined && <div className="page-crumb">{props.crumb}</div>}
      <div>
        <h1>{props.title}</h1>
        {props.meta !== undefined && <div className="page-meta">{props.meta}</div>}
      </div>
      {props.actions !== undefined && <div className="page-actions">{props.actions}</div>}
    </header>
  )
}
