import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/** A link to an address of the panel that the server has named: opened without loading the panel anew. */
export function PathLink({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const { history } = useRouter()
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.push(path)
  }
  return (
    <a href={path} onClick={open}>
      {children}
    </a>
  )
}
