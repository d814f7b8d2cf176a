import { type ReactNode, useState } from 'react'
import type { Kind } from '#domain/event/draft/who/parts.ts'
import { OPEN } from '#domain/event/draft/who/windows.ts'
import { WhoList } from '../shared/conditions/who-list.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { AddButton } from './section.tsx'
import { WindowList } from './window-list.tsx'

interface Props {
  readonly rules: DraftRules
  /** Of the group or the kind in the draft. */
  readonly path: string
  readonly gate: Pick<Kind, 'when' | 'windows'>
  readonly onChange: (fields: Pick<Partial<Kind>, 'windows'> & { readonly when?: Kind['when'] }) => void
}

/** For whom a group or a kind is, and when it can be chosen. */
export function GateForm({ rules, path, gate, onChange }: Props): ReactNode {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <WhoList
        rules={rules}
        of="person"
        title="Może wybrać, kto:"
        nobody="Może wybrać każdy."
        when={gate.when}
        onChange={(when) => onChange({ when })}
      />
      <div>
        <p className="sub">
          {gate.windows.length === 0 ? 'Można wybrać, kiedy trwają zapisy.' : 'Można wybrać tylko:'}
        </p>
        <WindowList
          rules={rules}
          path={path}
          windows={gate.windows}
          onChange={(windows) => onChange({ windows: [...windows] })}
          open={open}
          onOpen={setOpen}
        />
        <AddButton
          onClick={() => {
            setOpen(gate.windows.length)
            onChange({ windows: [...gate.windows, OPEN] })
          }}
        >
          Własny czas zapisów
        </AddButton>
      </div>
    </>
  )
}
