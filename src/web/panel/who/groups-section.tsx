import type { ReactNode } from 'react'
import { type Group, withGroup } from '#domain/event/draft/who/parts.ts'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { AgesForm } from './ages-form.tsx'
import { GateForm } from './gate-form.tsx'
import { GroupForm } from './group-form.tsx'
import { PartsGrid } from './parts-grid.tsx'
import { Section } from './section.tsx'

/** Groups, each with leader and places, and the word by which they are called. */
export function GroupsSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  return (
    <Section
      title="Grupy"
      about={
        document.groups.length === 0
          ? 'Podziel uczestników, jeśli każda grupa ma swój limit albo przewodnika. Tak samo ustawisz miejsca wyjazdu, dystanse albo turnusy.'
          : undefined
      }
    >
      {document.groups.length > 0 && (
        <p className="who-say">
          W&nbsp;formularzu wybiera się:{' '}
          <span className="who-word">
            <LineInput
              label="Jak nazywa się podział"
              value={document.groupLabel}
              most={60}
              onChange={(groupLabel) => change((now) => ({ ...now, groupLabel }))}
            />
          </span>
        </p>
      )}
      <PartsGrid
        rules={rules}
        list="groups"
        noun={document.groupLabel}
        details={(index) => <GroupDetails rules={rules} index={index} />}
      />
    </Section>
  )
}

function GroupDetails({ rules, index }: { rules: DraftRules; index: number }): ReactNode {
  const group = rules.document.groups[index]
  if (group === undefined) return null
  const write = (fields: Parameters<typeof withGroup>[2]) =>
    rules.change((now) => withGroup(now, group.id, fields))
  return (
    <>
      <GroupForm group={group} onChange={({ colour, dates }: Group) => write({ colour, dates })} />
      <AgesForm of={group.name} ages={group.ages} onChange={(ages) => write({ ages })} />
      <GateForm rules={rules} path={`groups.${index}`} gate={group} onChange={write} />
    </>
  )
}
