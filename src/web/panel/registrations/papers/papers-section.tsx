import type { ReactNode } from 'react'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { MOST_PAPERS } from '#domain/documents/signed-papers.ts'
import { dayText } from '#i18n/pl/spans.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { AttachPaper } from '../../shared/papers/attach-paper.tsx'
import type { Registration } from '../../shared/registration/registration-api.ts'
import { Section } from '../../shared/registration/section.tsx'
import { useAccounts } from '../../shared/session.ts'
import { Paper } from './paper.tsx'

interface Props {
  readonly scope: EventScope
  readonly registration: Registration
}

/** When the statements were signed on paper, and the scans of it. */
export function PapersSection({ scope, registration }: Props): ReactNode {
  const { statements, papers, id } = registration
  const role = useAccounts().find((account) => account.id === scope.accountId)?.role
  const signedOn = statements
    .flatMap((statement) => statement.signedOn ?? [])
    .toSorted()
    .at(-1)
  const mayAttach = role !== undefined && mayEditRegistrations(role)
  if (signedOn === undefined && papers.length === 0 && !(mayAttach && statements.length > 0)) return null
  return (
    <Section title="Podpis na papierze">
      <p>
        {signedOn === undefined
          ? 'Oświadczenia przyjęto na ekranie. Podpisany formularz można dołączyć jako skan albo zdjęcie.'
          : `Podpisano na papierze dnia ${dayText(signedOn)}.`}
      </p>
      {papers.length > 0 && (
        <ul className="lined">
          {papers.map((paper, place) => (
            <Paper key={paper.id} {...{ scope, registration, paper }} name={`Skan ${place + 1}`} />
          ))}
        </ul>
      )}
      {mayAttach && papers.length < MOST_PAPERS && <AttachPaper scope={scope} registrationId={id} />}
    </Section>
  )
}
