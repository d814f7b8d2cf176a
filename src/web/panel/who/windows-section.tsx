import type { ReactNode } from 'react'
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
  return (
    <Section title="Kiedy można się zapisać">
      {document.windows.length === 0 && <p>Zapisy są otwarte od publikacji, bez daty końcowej.</p>}
      <WindowList
        rules={rules}
        path=""
        windows={document.windows}
        onChange={(windows) => change((now) => ({ ...now, windows: [...windows] }))}
      />
      <div className="who-adds">
        {WINDOWS.map((kind) => (
          <AddButton key={kind} onClick={() => change((now) => withNewWindow(now, kind))}>
            {NAMES[kind]}
          </AddButton>
        ))}
      </div>
    </Section>
  )
}
