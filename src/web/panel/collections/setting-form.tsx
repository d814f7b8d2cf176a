import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { MOST_AMOUNTS } from '#domain/collection/donation-rules.ts'
import { formatMoney, parseMoney } from '#domain/values/money.ts'
import { coverWords } from '#i18n/pl/site/covers.ts'
import { CheckField, SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { TypedDayField } from '../shared/inputs/typed-day-field.tsx'
import { PictureField } from '../shared/pictures/picture-field.tsx'
import { AmountRows, type TypedAmount } from './amount-rows.tsx'
import {
  type Collection,
  type CollectionScope,
  collectionTrouble,
  type Setting,
  useSaving,
} from './collections-api.ts'

const SCENES = ['fields', 'river', 'lake', 'camp', 'town', 'mountains', 'bridge', 'linden', 'stage'] as const

/** What is typed: sums stay as they are written until the form is saved. */
interface Typed extends Omit<Setting, 'goal' | 'amounts' | 'until'> {
  readonly goal: string
  readonly until: string
  readonly amounts: readonly TypedAmount[]
}

const typedOf = ({ goal, until, amounts, ...setting }: Setting): Typed => ({
  ...setting,
  goal: goal === null ? '' : formatMoney(goal, { currency: false }),
  until: until ?? '',
  amounts: amounts.map(({ amount, what }) => ({
    ...{ key: crypto.randomUUID(), amount: formatMoney(amount, { currency: false }), what },
  })),
})

/** The page of a collection as its organiser writes it. */
export function SettingForm({
  scope,
  collection,
}: {
  scope: CollectionScope
  collection: Collection
}): ReactNode {
  const [typed, setTyped] = useState(() => typedOf(collection.setting))
  const [picture, setPicture] = useState(collection.picture)
  const [touched, setTouched] = useState(false)
  const saving = useSaving(scope)
  const change = (part: Partial<Typed>) => {
    saving.reset()
    setTyped((before) => ({ ...before, ...part }))
  }
  const goal = typed.goal.trim() === '' ? null : parseMoney(typed.goal.trim())
  const errors = {
    title: typed.title.trim() === '' ? 'Wpisz nazwę zbiórki.' : null,
    goal:
      typed.goal.trim() !== '' && (goal === null || goal < 100) ? 'Wpisz kwotę, na przykład 48 000.' : null,
  }
  const amounts = typed.amounts.flatMap(({ amount, what }) => {
    const grosze = parseMoney(amount.trim())
    return grosze === null ? [] : [{ amount: grosze, what: what.trim() }]
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(true))
    if (errors.title !== null) return document.getElementById('z-nazwa')?.focus()
    if (errors.goal !== null) return document.getElementById('z-cel')?.focus()
    if (amounts.length !== typed.amounts.length) return document.getElementById('z-kwota-0')?.focus()
    saving.mutate({ ...typed, goal, amounts, until: typed.until === '' ? null : typed.until })
  }
  return (
    <form className="collection-form wide" onSubmit={submit} noValidate aria-labelledby="strona-zbiorki">
      <h2 id="strona-zbiorki">Strona zbiórki</h2>
      <TextField
        {...{ id: 'z-nazwa', label: 'Nazwa', required: true, autoComplete: 'off', maxLength: 100, touched }}
        {...{ value: typed.title, error: errors.title, onChange: (title: string) => change({ title }) }}
      />
      <TextArea
        {...{ id: 'z-wstep', label: 'Wstęp', hint: 'Dwa albo trzy zdania: komu i\u00a0na co.' }}
        {...{ value: typed.lede, onChange: (lede: string) => change({ lede: lede.slice(0, 600) }) }}
      />
      <TextArea
        {...{ id: 'z-opis', label: 'Opis', hint: 'Pusty wiersz zaczyna nowy akapit.' }}
        {...{ value: typed.body, onChange: (body: string) => change({ body: body.slice(0, 5_000) }) }}
      />
      <TextField
        {...{ id: 'z-cel', label: 'Cel w\u00a0złotych', hint: 'Puste: tyle, ile się zbierze.', touched }}
        {...{ inputMode: 'decimal', autoComplete: 'off', maxLength: 14 }}
        {...{ value: typed.goal, error: errors.goal, onChange: (text: string) => change({ goal: text }) }}
      />
      <TypedDayField
        {...{ id: 'z-do', label: 'Ostatni dzień', hint: 'Puste: bez końca.' }}
        {...{ value: typed.until, onChange: (until: string) => change({ until }) }}
      />
      <AmountRows
        amounts={typed.amounts}
        most={MOST_AMOUNTS}
        touched={touched}
        onChange={(rows) => change({ amounts: rows })}
      />
      <SelectField
        {...{ id: 'z-okladka', label: 'Rysunek na okładce', value: typed.cover ?? 'fields' }}
        options={SCENES.map((value) => ({ value, label: coverWords[value] }))}
        onChange={(cover) => change({ cover: SCENES.find((scene) => scene === cover) ?? 'fields' })}
      />
      <PictureField
        accountId={scope.accountId}
        purpose="page"
        label="Własne zdjęcie zamiast rysunku"
        picture={picture}
        onChange={(chosen) => {
          setPicture(chosen)
          change({ photo: chosen?.id ?? null })
        }}
      />
      <TextArea
        {...{ id: 'z-podziekowanie', label: 'Podziękowanie' }}
        hint="Darczyńca zobaczy je po wpłacie i&nbsp;dostanie e-mailem."
        {...{ value: typed.thanks, onChange: (thanks: string) => change({ thanks: thanks.slice(0, 600) }) }}
      />
      <CheckField
        id="z-darczyncy"
        hint="Z&nbsp;imienia tylko osoby, które się zgodzą. Inne jako „Bez imienia”."
        checked={typed.showsDonors}
        onChange={(showsDonors) => change({ showsDonors })}
      >
        Pokazuj listę darczyńców
      </CheckField>
      <div className="collection-acts">
        <button type="submit" className="btn" disabled={saving.isPending}>
          Zapisz
        </button>
        <span role="status">
          {saving.isPending && 'Zapisuję…'}
          {saving.isError && collectionTrouble(saving.error)}
          {saving.isSuccess && 'Zapisano.'}
        </span>
      </div>
    </form>
  )
}
