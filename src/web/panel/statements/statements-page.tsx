import './statements.css'
import { type ReactNode, useState } from 'react'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { useDraftRules } from '../shared/draft/use-draft-rules.ts'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { AddStatements } from './add-statements.tsx'
import { StatementCard } from './statement-card.tsx'
import { useTexts } from './use-statements.ts'

/** 'Oświadczenia': what people agree to, each with a box of its own that nobody has ticked for them. */
export function StatementsPage(): ReactNode {
  const rules = useDraftRules()
  const { texts, error, retry } = useTexts()
  const { statements } = rules.document
  const { published } = texts
  const [added, setAdded] = useState<string | null>(null)
  return (
    <>
      <SettingsHead title="Oświadczenia" />
      {published === null ? (
        error === null ? (
          <Loading />
        ) : (
          <Trouble error={error} onRetry={retry} />
        )
      ) : (
        <div className="statement-list">
          <p className="sub">
            {statements.length === 0
              ? 'Tu powstają regulamin i\u00a0zgody. Każde oświadczenie ma własne pole, którego nikt nie zaznacza za uczestnika.'
              : 'Tak je zobaczą uczestnicy: żadne pole nie jest zaznaczone z\u00a0góry.'}
          </p>
          {statements.map((statement, index) => (
            <StatementCard
              key={statement.id}
              rules={rules}
              statement={statement}
              index={index}
              isNew={statement.id === added}
              published={published}
            />
          ))}
          <AddStatements rules={rules} texts={texts} published={published} onOwn={setAdded} />
        </div>
      )}
    </>
  )
}
