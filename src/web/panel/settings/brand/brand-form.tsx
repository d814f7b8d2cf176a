import './brand.css'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ACCOUNT_NAME } from '#domain/form/validators.ts'
import { checkAccent, checkBackground } from '#domain/organiser/brand-colours.ts'
import { TextField } from '#web/ui/field.tsx'
import { ACCENTS, BACKGROUNDS } from '../../shared/colour-names.ts'
import { PictureField } from '../../shared/pictures/picture-field.tsx'
import type { Account } from '../../shared/session.ts'
import { Trouble } from '../../shared/trouble.tsx'
import { type Brand, brandQuery, brandTrouble, useSaveBrand } from './brand-api.ts'
import { BrandPreview } from './brand-preview.tsx'
import { ColourChoice } from './colour-choice.tsx'

/** Name, logo and colours of the organiser, with what its site looks like. */
export function BrandForm({ account }: { account: Account }): ReactNode {
  const brand = useQuery(brandQuery(account.id))
  if (brand.isPending) return <div className="bone tall" />
  if (brand.data === undefined) return <Trouble error={brand.error} onRetry={() => void brand.refetch()} />
  return <Form account={account} brand={brand.data} />
}

const NAME_FIELD = 'wyglad-nazwa'

function Form({ account, brand }: { account: Account; brand: Brand }): ReactNode {
  const save = useSaveBrand(account.id)
  const [typed, setTyped] = useState(brand)
  const [touched, setTouched] = useState(false)
  const background = typed.background ?? brand.usualBackground
  const nameError = errorOfName(typed.name)
  const change = (part: Partial<Brand>) => {
    // What was said about the last saving no longer counts.
    save.reset()
    setTyped({ ...typed, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setTouched(true)
    if (nameError !== null) return document.getElementById(NAME_FIELD)?.focus()
    save.mutate(changedOf(brand, typed), { onSuccess: setTyped })
  }
  return (
    <form className="sheet settings-form brand-form" onSubmit={submit} noValidate>
      <TextField
        id={NAME_FIELD}
        label="Nazwa organizatora"
        hint="Tak podpisujemy stronę, wiadomości i&nbsp;bilety."
        error={nameError}
        touched={touched}
        required
        autoComplete="off"
        maxLength={ACCOUNT_NAME.max}
        value={typed.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        id="wyglad-o-nas"
        label="Jedno zdanie o&nbsp;was"
        hint="Nieobowiązkowe. Stoi pod nazwą na stronie głównej zapisów."
        error={null}
        touched={false}
        autoComplete="off"
        maxLength={200}
        value={typed.about}
        onChange={(about) => change({ about })}
      />
      <PictureField
        accountId={account.id}
        purpose="logo"
        label="Znak organizatora"
        hint="Nieobowiązkowy. Bez znaku stoją tam inicjały. Najlepiej PNG z&nbsp;przezroczystym tłem."
        picture={typed.logo}
        onChange={(logo) => change({ logo })}
      />
      <ColourChoice
        label="Kolor odnośników i&nbsp;przycisków"
        name="akcent"
        choices={ACCENTS}
        value={typed.accent}
        check={checkAccent({ accent: typed.accent, background: checkBackground(background).nearest })}
        trouble="Ten kolor jest za jasny: odnośniki i&nbsp;napisy na przyciskach słabo by się czytało."
        onChange={(accent) => change({ accent })}
      />
      <ColourChoice
        label="Tło strony"
        name="tlo"
        choices={BACKGROUNDS}
        value={background}
        check={checkBackground(background)}
        trouble="To tło jest za ciemne: drobny tekst słabo by się na nim czytało."
        onChange={(chosen) => change({ background: chosen === brand.usualBackground ? null : chosen })}
      />
      <BrandPreview brand={typed} />
      <div className="settings-acts">
        <button type="submit" className="btn" disabled={save.isPending}>
          Zapisz
        </button>
        <span role="status">
          {save.isPending && 'Zapisuję…'}
          {brandTrouble(save.error)}
          {save.isSuccess && (
            <>
              Zapisano. <a href={account.siteAddress}>Zobacz na stronie</a>
            </>
          )}
        </span>
      </div>
    </form>
  )
}

function errorOfName(name: string): string | null {
  const { length } = name.trim()
  if (length === 0) return 'Pole wymagane.'
  return length < ACCOUNT_NAME.min ? `Minimalna liczba znaków: ${ACCOUNT_NAME.min}.` : null
}

/** What was changed here: what others have changed meanwhile stays. */
function changedOf(before: Brand, { name, about, accent, background, logo }: Brand) {
  const wanted = { name: name.trim(), about: about.trim(), accent, background, logo: logo?.id ?? null }
  const known = { ...before, logo: before.logo?.id ?? null }
  return {
    ...(wanted.name !== known.name && { name: wanted.name }),
    ...(wanted.about !== known.about && { about: wanted.about }),
    ...(wanted.accent !== known.accent && { accent }),
    ...(wanted.background !== known.background && { background }),
    ...(wanted.logo !== known.logo && { logo: wanted.logo }),
  }
}
