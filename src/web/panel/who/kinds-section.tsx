import type { ReactNode } from 'react'
import { withKind } from '#domain/event/draft/who/parts.ts'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { AgesForm } from './ages-form.tsx'
import { GateForm } from './gate-form.tsx'
import { PartsGrid } from './parts-grid.tsx'
import { Section } from './section.tsx'

/** Kinds of participation with their ages: everybody is of one. */
export function KindsSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  return (
    <Section
      title="Rodzaje udziału"
      about={
        document.types.length === 0
          ? 'Na przykład: uczestnik, wolontariusz, służba medyczna. Każdy rodzaj może mieć swój wiek, swoje ceny i\u00a0pytania.'
          : undefined
      }
    >
      {document.types.length > 0 && (
        <p className="who-say">
          W&nbsp;formularzu wybiera się:{' '}
          <span className="who-word">
            <LineInput
              label="Jak nazywają się rodzaje"
              value={document.typeLabel}
              most={60}
              onChange={(typeLabel) => change((now) => ({ ...now, typeLabel }))}
            />
          </span>
        </p>
      )}
      <PartsGrid
        rules={rules}
        list="types"
        noun={document.typeLabel}
        details={(index) => <KindDetails rules={rules} index={index} />}
      />
    </Section>
  )
}

function KindDetails({ rules, index }: { rules: DraftRules; index: number }): ReactNode {
  const kind = rules.document.types[index]
  if (kind === undefined) return null
  const write = (fields: Parameters<typeof withKind>[2]) =>
    rules.change((now) => withKind(now, kind.id, fields))
  return (
    <>
      <AgesForm of={kind.name} ages={kind.ages} onChange={(ages) => write({ ages })} />
      <GateForm rules={rules} path={`types.${index}`} gate={kind} onChange={write} />
    </>
  )
}
