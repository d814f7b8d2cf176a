import { type ReactNode, useId } from 'react'
import type { Window } from '#domain/event/draft/who/windows.ts'
import type { Fields as PartFields } from '#domain/event/draft/with-fields.ts'
import { controlsOf, createForm, type Form, loadForm, serialiseForm } from '#domain/form/form.ts'
import { FIRST_HOUR, LAST_HOUR, withUsualHours } from '#domain/form/usual-hours.ts'
import { weekdayText } from '#i18n/pl/spans.ts'
import type { ChangeForm } from '#web/kit/form/use-form.ts'
import { Fields } from '../shared/conditions/fields.tsx'
import { useHeldForm } from '../shared/conditions/held-form.ts'
import { WhoList } from '../shared/conditions/who-list.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { AddButton, RemoveButton } from './section.tsx'

interface Props {
  readonly rules: DraftRules
  readonly window: Window
  readonly onChange: (fields: PartFields<Window>) => void
}

/** One time of registration: from when until when, at which hours, on which days of the week, for whom. */
export function WindowForm({ rules, window, onChange }: Props): ReactNode {
  const id = useId()
  const held = useHeldForm<Window>({
    value: window,
    create: (now) => createWindowForm(id, now),
    read: (typed, before) => readWindowForm(id, typed, before),
    onChange: ({ opens, closes, name }) => onChange({ opens, closes, name }),
  })
  const { form } = held
  const usual = { [`${id}-od`]: FIRST_HOUR, [`${id}-do`]: LAST_HOUR }
  const setForm: ChangeForm = (edit) => held.setForm((now) => withUsualHours(now, edit(now), usual))
  return (
    <>
      <div className="who-pair">
        <Fields form={form} onChange={setForm} only={[`${id}-od`, `${id}-do`]} />
      </div>
      <Fields form={form} onChange={setForm} only={[`${id}-nazwa`]} />
      <Hours hours={window.hours} onChange={(hours) => onChange({ hours })} />
      <Weekdays weekdays={window.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      <WhoList
        rules={rules}
        of="person"
        title="Tylko gdy:"
        nobody="Dla wszystkich."
        when={window.when}
        onChange={(when) => onChange({ when })}
      />
    </>
  )
}

function createWindowForm(id: string, { opens, closes, name }: Window): Form {
  const form = createForm([
    {
      controls: [
        { id: `${id}-od`, type: 'datetime', label: 'Otwarcie', comment: 'Puste: od publikacji.' },
        { id: `${id}-do`, type: 'datetime', label: 'Koniec', comment: 'Puste: bez daty końcowej.' },
        {
          ...{ id: `${id}-nazwa`, type: 'text', label: 'Nazwa', settings: { max: 120 } },
          comment: 'Na przykład: Członkowie. Może zostać pusta.',
        },
      ],
    },
  ])
  return loadForm(form, { [`${id}-od`]: opens, [`${id}-do`]: closes, [`${id}-nazwa`]: name })
}

function readWindowForm(id: string, form: Form, { name: _, ...before }: Window): Window {
  const values = serialiseForm(form)
  const isWrong = (field: string) => controlsOf(form).find((each) => each.id === field)?.error !== null
  const momentIn = (field: string, kept: string | null) => {
    const value = values[field]
    return isWrong(field) ? kept : typeof value === 'string' ? value : null
  }
  const typed = values[`${id}-nazwa`]
  const name = typeof typed === 'string' ? typed.trim() : ''
  return {
    ...before,
    opens: momentIn(`${id}-od`, before.opens),
    closes: momentIn(`${id}-do`, before.closes),
    ...(name === '' ? {} : { name: name.slice(0, 120) }),
  }
}

type Span = Window['hours'][number]

/** At which hours of the day; all day where there are none. */
function Hours(props: { hours: readonly Span[]; onChange: (hours: Span[]) => void }): ReactNode {
  const { hours, onChange } = props
  return (
    <div>
      <p className="sub">{hours.length === 0 ? 'O każdej porze dnia.' : 'Tylko w\u00a0godzinach:'}</p>
      {placed(hours).map(({ span, index, key }) => (
        <div className="who-row" key={key}>
          <OneSpan span={span} onChange={(changed) => onChange(hours.with(index, changed))} />
          <RemoveButton
            label={`Usuń godziny ${span.from.slice(0, 5)}–${span.to.slice(0, 5)}`}
            onClick={() => onChange(hours.toSpliced(index, 1))}
          />
        </div>
      ))}
      <AddButton onClick={() => onChange([...hours, { from: '08:00:00', to: '20:00:00' }])}>
        Tylko w&nbsp;wybranych godzinach
      </AddButton>
    </div>
  )
}

/** Hours have no ids: each is the one at its place. */
const placed = (hours: readonly Span[]) => hours.map((span, index) => ({ span, index, key: `${index}` }))

function OneSpan({ span, onChange }: { span: Span; onChange: (span: Span) => void }): ReactNode {
  const id = useId()
  const { form, setForm } = useHeldForm<Span>({
    value: span,
    create: ({ from, to }) =>
      loadForm(
        createForm([
          {
            controls: [
              { id: `${id}-od`, type: 'time', label: 'Od', required: true },
              { id: `${id}-do`, type: 'time', label: 'Do', required: true },
            ],
          },
        ]),
        { [`${id}-od`]: from, [`${id}-do`]: to },
      ),
    read: (typed, before) => {
      const { [`${id}-od`]: from, [`${id}-do`]: to } = serialiseForm(typed)
      return typeof from === 'string' && typeof to === 'string' ? { from, to } : before
    },
    onChange,
  })
  return (
    <div className="two-fields">
      <Fields tacit form={form} onChange={setForm} />
    </div>
  )
}

const WEEK = [1, 2, 3, 4, 5, 6, 7]

/** On which days of the week; none ticked: on all of them. */
function Weekdays(props: { weekdays: readonly number[]; onChange: (days: number[]) => void }): ReactNode {
  const { weekdays, onChange } = props
  const isOn = (day: number) => weekdays.length === 0 || weekdays.includes(day)
  const toggle = (day: number) => {
    const left = WEEK.filter((each) => (each === day ? !isOn(each) : isOn(each)))
    onChange(left.length === WEEK.length ? [] : left)
  }
  return (
    <fieldset className="choice">
      <legend>W&nbsp;które dni tygodnia</legend>
      <div className="who-days">
        {WEEK.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={isOn(day)}
              disabled={isOn(day) && weekdays.length === 1}
              onChange={() => toggle(day)}
            />
            <span>{weekdayText(day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
