import { type ReactNode, useState } from 'react'
import { type NewWindow, WINDOWS, withNewWindow } from '#domain/event/draft/who/windows.ts'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { AddButton, Section } from './section.tsx'
import { WindowList } from './window-list.tsx'

const NAMES: Readonly<Record<NewWindow, string>> = {
  plain: 'Dodaj czas zapisów',
  members: 'Członkowie wcześniej',
  office: 'Biuro na miejscu',
}

/** When registration is open, and for whom. */
export function WindowsSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  const [open, setOpen] = useState<number | null>(null)
  const add = (kind: NewWindow) => {
    const count = withNewWindow(document, kind).windows.length
    // What was added is filled in next: members come first, all others last.
    setOpen(kind === 'members' ? 0 : count - 1)
    change((now) => withNewWindow(now, kind))
  }
  return (
    <Section title="Kiedy można się zapisać">
      {document.windows.length === 0 && <p>Zapisy są otwarte od publikacji, bez daty końcowej.</p>}
      <WindowList
        rules={rules}
        path=""
        windows={document.windows}
        onChange={(windows) => change((now) => ({ ...now, windows: [...windows] }))}
        open={open}
        onOpen={setOpen}
      />
      <div className="who-adds">
        {WINDOWS.map((kind) => (
          <AddButton key={kind} onClick={() => add(kind)}>
            {NAMES[kind]}
          </AddButton>
        ))}
      </div>
    </Section>
  )
}
