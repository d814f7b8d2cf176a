import type { CollectionView } from '#contract/collection-view.ts'
import type { BrandView } from '#contract/pages.ts'
import { mayDonate } from '#domain/collection/donation-rules.ts'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/collection.ts'
import { tie } from '#i18n/text/typography.ts'
import { EmailSuggestion } from '#web/kit/email-suggestion.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { useReturn } from '../registration/use-return.ts'
import { type GivingField, useGiving } from './use-giving.ts'

const FIELD_IDS: Readonly<Record<GivingField, string>> = { amount: 'kwota', email: 'email', name: 'imie' }

/** A donation without signing up: the sum, an address for the confirmation, and the name only by consent. */
export function GiveForm({ collection, brand }: { collection: CollectionView; brand: BrandView }) {
  const form = useGiving(collection.slug)
  const { giving, change, amount, errorOf, touched, state, message, send } = form
  useReturn(form.reset)
  const isChosen = giving.chosen !== null
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!isChosen) return document.querySelector<HTMLElement>('.amounts input')?.focus()
    const wrong = await send()
    if (wrong !== null) document.getElementById(FIELD_IDS[wrong])?.focus()
  }
  const field = (name: GivingField) => ({ id: FIELD_IDS[name], error: errorOf(name), touched })
  return (
    <form onSubmit={submit} noValidate>
      <Amounts
        amounts={collection.amounts}
        chosen={giving.chosen}
        onChoose={(chosen) => change({ chosen })}
      />
      {giving.chosen === 'other' && (
        <TextField
          {...field('amount')}
          {...{ label: words.otherAmountLabel, hint: words.amountHint, required: true }}
          {...{ inputMode: 'decimal', autoComplete: 'off', maxLength: 12 }}
          value={giving.typed}
          onChange={(typed) => change({ typed })}
        />
      )}
      {isChosen && (
        <>
          <TextField
            {...field('email')}
            {...{ label: words.email, hint: words.emailHint, required: true }}
            {...{ type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 }}
            value={giving.email}
            onChange={(email) => change({ email })}
          >
            <EmailSuggestion email={giving.email} onAccept={(email) => change({ email })} />
          </TextField>
          {collection.donors !== null && (
            <CheckField
              id="zgoda"
              hint={words.showNameHint}
              checked={giving.isNamed}
              onChange={(isNamed) => change({ isNamed })}
            >
              {words.showName}
            </CheckField>
          )}
          <TextField
            {...field('name')}
            label={giving.isNamed ? words.name : words.donor}
            hint={giving.isNamed ? words.nameHint : words.donorHint}
            required={giving.isNamed}
            autoComplete="name"
            maxLength={60}
            value={giving.name}
            onChange={(name) => change({ name })}
          />
        </>
      )}
      <button
        type="submit"
        className="btn"
        disabled={state === 'sending'}
        aria-disabled={!isChosen || undefined}
      >
        {state === 'sending'
          ? words.sending
          : amount !== null && mayDonate(amount)
            ? words.send(formatMoney(amount))
            : words.chooseAmount}
      </button>
      <p role="status" className="give-status">
        {tie(message)}
      </p>
      <p className="fee">{words.noFee(brand.name)}</p>
      <noscript>
        <p className="fee">{words.withoutScript}</p>
      </noscript>
    </form>
  )
}

function Amounts(props: {
  readonly amounts: CollectionView['amounts']
  readonly chosen: number | 'other' | null
  readonly onChoose: (chosen: number | 'other') => void
}) {
  const { amounts, chosen, onChoose } = props
  return (
    <fieldset className="amounts">
      <legend className="sr">{words.amounts}</legend>
      {amounts.map(({ amount, what }) => (
        <label key={amount}>
          <input type="radio" name="kwota" checked={chosen === amount} onChange={() => onChoose(amount)} />
          <b>{formatMoney(amount)}</b>
          <span>{tie(what)}</span>
        </label>
      ))}
      <label className="free">
        <input type="radio" name="kwota" checked={chosen === 'other'} onChange={() => onChoose('other')} />
        <span>{words.otherAmount}</span>
      </label>
    </fieldset>
  )
}
