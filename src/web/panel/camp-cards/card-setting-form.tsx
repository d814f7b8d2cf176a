import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { CARD_FIELDS, HOLIDAY_FORMS, type Holiday } from '#domain/camp-card/camp-card.ts'
import { formNames } from '#i18n/pl/camp-card.ts'
import { problemsIn } from '#web/lib/ask.ts'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { type CampCards, type CardSettingBody, settingTrouble, useSettingSaved } from './camp-cards-api.ts'
import { SourceField } from './source-field.tsx'

interface Props {
  readonly cards: CampCards
  readonly scope: EventScope
  readonly onDone: (words: string) => void
}

const FORMS = HOLIDAY_FORMS.map((value) => ({ value, label: formNames[value] }))

/** The data of the holiday, and which answers fill in which field of the card. */
export function CardSettingForm({ cards, scope, onDone }: Props): ReactNode {
  const [body, setBody] = useState<CardSettingBody>(cards.setting)
  const [touched, setTouched] = useState(false)
  const save = useSettingSaved(scope)
  const { holiday, sources } = body
  const change = (part: Partial<CardSettingBody>) => {
    save.reset()
    setBody({ ...body, ...part })
  }
  const write = (part: Partial<Holiday>) => change({ holiday: { ...holiday, ...part } })
  const nameError = holiday.form === 'other' && holiday.formName.trim() === '' ? 'Wpisz nazwę formy.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(true))
    if (nameError !== null) return document.getElementById('karta-formName')?.focus()
    onDone('')
    save.mutate(body, { onSuccess: () => onDone('Zapisane. Karty są gotowe do druku.') })
  }
  const text = (field: 'address' | 'route' | 'country', label: string, hint?: string) => (
    <TextField
      id={`karta-${field}`}
      label={label}
      hint={hint}
      autoComplete="off"
      maxLength={field === 'country' ? 80 : 300}
      error={problemsIn(save.error).find((each) => each.field === `holiday.${field}`)?.message ?? null}
      touched={touched}
      value={holiday[field]}
      onChange={(value) => write({ [field]: value })}
    />
  )
  return (
    <form className="camp-cards-form" onSubmit={submit} noValidate>
      <fieldset>
        <legend>Wypoczynek</legend>
        <SelectField
          id="karta-form"
          label="Forma wypoczynku"
          value={holiday.form}
          options={FORMS}
          onChange={(chosen) => {
            const form = HOLIDAY_FORMS.find((each) => each === chosen)
            if (form !== undefined) write({ form, formName: form === 'other' ? holiday.formName : '' })
          }}
        />
        {holiday.form === 'other' && (
          <TextField
            id="karta-formName"
            label="Nazwa formy"
            required
            maxLength={80}
            error={nameError}
            touched={touched}
            value={holiday.formName}
            onChange={(formName) => write({ formName })}
          />
        )}
        {text('address', 'Adres albo miejsce wypoczynku', 'Pełny adres, jak w zgłoszeniu do kuratorium.')}
        {text('route', 'Trasa', 'Tylko gdy wypoczynek jest wędrowny.')}
        {text('country', 'Kraj', 'Tylko gdy wypoczynek jest za granicą.')}
        <p className="camp-cards-note">
          Organizatora i&nbsp;jego adres karta bierze z&nbsp;ustawień konta, a&nbsp;daty z&nbsp;turnusu, na
          który jedzie dziecko.
        </p>
      </fieldset>
      <fieldset>
        <legend>Uczestnik</legend>
        <p className="camp-cards-note">
          Imię, nazwisko i&nbsp;rok urodzenia wpiszą się same. Kto drukuje kartę, znajdzie na niej tylko te
          odpowiedzi, które widzi jego rola.
        </p>
        {CARD_FIELDS.map((field) => (
          <SourceField
            key={field}
            field={field}
            sources={sources[field]}
            questions={cards.questions}
            onChange={(chosen) => change({ sources: { ...sources, [field]: chosen } })}
          />
        ))}
      </fieldset>
      <CheckField
        id="karta-forParents"
        checked={body.forParents}
        onChange={(forParents) => change({ forParents })}
        hint="Bez numeru PESEL: wpiszą go odręcznie."
      >
        Rodzice pobiorą kartę swojego dziecka na stronie „Moje zgłoszenie”
      </CheckField>
      <div className="camp-cards-acts">
        <button type="submit" className="btn" disabled={save.isPending}>
          Zapisz
        </button>
        <span role="status">
          {save.isPending && 'Zapisuję…'}
          {save.isError && settingTrouble(save.error)}
        </span>
      </div>
    </form>
  )
}
