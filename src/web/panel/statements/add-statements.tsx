import { type ReactNode, useState } from 'react'
import { type Statement, withNewStatement } from '#domain/event/draft/statements/statements.ts'
import { TEMPLATE_CARDS } from '#domain/templates/cards.ts'
import {
  READY_STATEMENTS,
  type ReadyStatement,
  readyStatement,
} from '#domain/templates/kit/statement-sets.ts'
import { TEMPLATES, type TemplateName } from '#domain/templates/kit/template.ts'
import { loadTemplate } from '#domain/templates/load-template.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { Icon } from '../shared/icon.tsx'
import type { Texts } from './use-statements.ts'

const NAMES: Readonly<Record<ReadyStatement, string>> = {
  privacy: 'Informacja o\u00a0danych (RODO)',
  parent: 'Zgoda rodzica lub opiekuna',
  standards: 'Standardy ochrony małoletnich',
  health: 'Dane o\u00a0zdrowiu',
  photos: 'Zdjęcia i\u00a0wizerunek',
  news: 'Wiadomości o\u00a0kolejnych wydarzeniach',
}

const OWN = { id: 'oswiadczenie', text: 'Oświadczam, że…', required: true }

interface Props {
  readonly rules: DraftRules
  readonly texts: Texts
  readonly published: readonly Statement[]
  /** One's own was added, by its id: it is written next. */
  readonly onOwn: (id: string) => void
}

/** Ready statements, each added with one click, and one's own. */
export function AddStatements({ rules, texts, published, onOwn }: Props): ReactNode {
  const { document, change } = rules
  const add = (statement: Parameters<typeof withNewStatement>[1]) =>
    change((now) => withNewStatement(now, statement, published))
  const addOwn = () => {
    const id = withNewStatement(document, OWN, published).statements.at(-1)?.id
    if (id !== undefined) onOwn(id)
    add(OWN)
  }
  const ready = (name: ReadyStatement) => readyStatement(name, document, texts.organiser, texts.kind)
  const has = (id: string) => document.statements.some((statement) => statement.id === id)
  return (
    <section className="statement-add" aria-labelledby="gotowe">
      <h2 id="gotowe">Dodaj oświadczenie</h2>
      <TermsOfTemplate rules={rules} texts={texts} onAdd={add} />
      <div className="statement-buttons">
        {READY_STATEMENTS.map((name) => ({ name, statement: ready(name) }))
          .filter(({ statement }) => !has(statement.id))
          .map(({ name, statement }) => (
            <button key={name} type="button" className="btn text" onClick={() => add(statement)}>
              <Icon name="plus" size={18} />
              {NAMES[name]}
            </button>
          ))}
        <button type="button" className="btn text" onClick={addOwn}>
          <Icon name="plus" size={18} />
          Własne oświadczenie
        </button>
      </div>
      <p className="sub">
        To wzory. Przeczytaj je i&nbsp;dopasuj do swojego wydarzenia; w&nbsp;razie wątpliwości pokaż je
        inspektorowi danych albo prawnikowi.
      </p>
    </section>
  )
}

const BY_KIND: Readonly<Record<DraftRules['document']['kind'], TemplateName>> = {
  pilgrimage: 'walking-pilgrimage',
  retreat: 'retreat',
  conference: 'conference',
  run: 'run',
  camp: 'camp',
  collection: 'collection',
  entries: 'entries',
  other: 'retreat',
}

/** The regulamin of a template, filled with what the event and its organiser have said. */
function TermsOfTemplate(props: {
  rules: DraftRules
  texts: Texts
  onAdd: (statement: Statement) => void
}): ReactNode {
  const { rules, texts, onAdd } = props
  const { title, dates, page, kind, statements } = rules.document
  const [chosen, setChosen] = useState<TemplateName>(BY_KIND[kind])
  const [isLost, setLost] = useState(false)
  if (statements.some(({ id }) => id === 'regulamin')) return null
  const add = async () => {
    setLost(false)
    const template = await loadTemplate(chosen).catch(() => null)
    const answers = {
      ...{ title, start: dates.start, end: dates.end, place: page.place ?? '' },
      ...{ adult: null, child: null, limit: null, own: {} },
    }
    const made = template?.make(answers, texts.organiser).statements.find(({ id }) => id === 'regulamin')
    if (made === undefined) setLost(true)
    else onAdd(made)
  }
  return (
    <p className="statement-say">
      Regulamin ze wzoru:{' '}
      <Slot
        label="Wzór regulaminu"
        value={chosen}
        options={TEMPLATES.map((name) => [name, titleOf(name)] as const)}
        onChange={setChosen}
      />{' '}
      <button type="button" className="btn quiet" onClick={() => void add()}>
        Dodaj regulamin
      </button>
      {isLost && (
        <span className="error" role="alert">
          Nie udało się wczytać wzoru. Spróbuj jeszcze raz.
        </span>
      )}
      <span className="sub">
        Wzór podaje przykładowe ceny, terminy i&nbsp;zasady rezygnacji. Popraw je na swoje, zanim otworzysz
        zapisy.
      </span>
    </p>
  )
}

const titleOf = (name: TemplateName) => TEMPLATE_CARDS.find((card) => card.name === name)?.title ?? name
