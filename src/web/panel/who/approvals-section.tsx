import { type ReactNode, useId } from 'react'
import { type Approval, withApproval, withNewApproval } from '#domain/event/draft/who/asked.ts'
import { ALWAYS } from '#domain/event/draft/who/simplify.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { WhoList } from '../shared/conditions/who-list.tsx'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { AddButton, RemoveButton, Section } from './section.tsx'

/** Functions that the office confirms before the registration is complete. */
export function ApprovalsSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  return (
    <Section
      title="Czeka na potwierdzenie biura"
      about={
        document.approvals.length === 0
          ? 'Funkcje, które ktoś od Was musi potwierdzić: służba medyczna, porządkowi, prelegenci.'
          : undefined
      }
    >
      {document.approvals.map((approval, index) => (
        <OneApproval
          key={approval.id}
          rules={rules}
          approval={approval}
          problems={rules.problemsAt(`approvals.${index}`)}
        />
      ))}
      <div className="who-adds">
        <AddButton onClick={() => change((now) => withNewApproval(now, 'Funkcja'))}>
          Dodaj funkcję do potwierdzenia
        </AddButton>
      </div>
    </Section>
  )
}

function OneApproval(props: {
  rules: DraftRules
  approval: Approval
  problems: readonly string[]
}): ReactNode {
  const { rules, approval, problems } = props
  const id = useId()
  const { change } = rules
  const write = (fields: Parameters<typeof withApproval>[2]) =>
    change((now) => withApproval(now, approval.id, fields))
  return (
    <fieldset className="who-card" aria-label={approval.name}>
      <div className="who-row">
        <LineInput
          label="Co potwierdza biuro"
          value={approval.name}
          most={120}
          onChange={(name) => write({ name })}
        />
        <RemoveButton
          label={`Usuń: ${approval.name}`}
          onClick={() =>
            change((now) => ({ ...now, approvals: now.approvals.filter((each) => each.id !== approval.id) }))
          }
        />
      </div>
      <WhoList
        rules={rules}
        of="person"
        title="Czeka, kto:"
        nobody="Czeka każdy."
        when={sameValue(approval.when, ALWAYS) ? undefined : approval.when}
        onChange={(when) => write({ when: when ?? ALWAYS })}
      />
      <p className="who-say">
        Płatność:{' '}
        <Slot
          label={`Kiedy płatność: ${approval.name}`}
          value={approval.payment}
          options={[
            ['after', 'dopiero po potwierdzeniu'],
            ['at-once', 'od razu'],
          ]}
          onChange={(payment) => write({ payment })}
        />
        .
      </p>
      <ProblemLines id={id} problems={problems} />
    </fieldset>
  )
}
