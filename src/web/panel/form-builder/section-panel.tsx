import type { ReactNode } from 'react'
import { askableFacts } from '#domain/event/draft/questions/askable-facts.ts'
import type { Section } from '#domain/event/draft/questions/blocks.ts'
import { changeSection, removeSection } from '#domain/event/draft/questions/sections.ts'
import { createForm, type Form, loadForm, serialiseForm } from '#domain/form/form.ts'
import { isValid } from '#domain/form/form-state.ts'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { Fields } from '../shared/conditions/fields.tsx'
import { useHeldForm } from '../shared/conditions/held-form.ts'
import type { Builder } from './editor.ts'
import { PanelFrame } from './panel-frame.tsx'

export const SECTION_NAME = 'czesc-nazwa'

interface Props {
  readonly builder: Builder
  readonly section: Section
  readonly problems: readonly string[]
  readonly onMove: (way: 'up' | 'down') => void
}

/** The heading above some questions, and when they are asked. */
export function SectionPanel({ builder, section, problems, onMove }: Props): ReactNode {
  const { change, document } = builder
  const { id, name, when } = section
  const write = (part: Partial<Section>) => change((now) => changeSection(now, id, { name, when, ...part }))
  const { form, setForm } = useHeldForm({
    value: name,
    create: createNameForm,
    read: readName,
    onChange: (to) => write({ name: to }),
  })
  const own = document.questions.filter((question) => question.section === id)
  const first = document.questions.findIndex((question) => question.section === id)
  const of = own.some((question) => question.of === 'registration') ? 'registration' : 'person'
  const remove = () => {
    builder.choose(null)
    change((now) => removeSection(now, id))
    builder.announce(`Usunięto część: ${name}. Jej pytania zostały.`)
  }
  return (
    <PanelFrame title={name} problems={problems} onMove={onMove} onClose={() => builder.choose(null)}>
      <Fields tacit form={form} onChange={setForm} />
      <div className="fb-says">
        <p>
          {when === undefined
            ? 'Pytania z\u00a0tej części zadajemy zawsze.'
            : 'Pytania z\u00a0tej części zadajemy tylko, gdy:'}
        </p>
        <ConditionList
          key={id}
          definition={builder.definition}
          words={builder.words}
          facts={askableFacts(builder.definition, {
            of,
            behind: first < 0 ? document.questions.length : first,
          })}
          when={when}
          onChange={(changed) => write({ when: changed })}
        />
      </div>
      <div className="fb-foot">
        <button type="button" className="link fb-remove" onClick={remove}>
          {own.length === 0 ? 'Usuń część' : 'Usuń nagłówek, pytania zostaw'}
        </button>
      </div>
    </PanelFrame>
  )
}

const createNameForm = (name: string): Form =>
  loadForm(
    createForm([
      {
        controls: [
          {
            ...{ id: SECTION_NAME, type: 'text', label: 'Nazwa części', required: true },
            settings: { max: 120 },
          },
        ],
      },
    ]),
    { [SECTION_NAME]: name },
  )

function readName(form: Form, before: string): string {
  const typed = serialiseForm(form)[SECTION_NAME]
  return isValid(form) && typeof typed === 'string' ? typed : before
}
