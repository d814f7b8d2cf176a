import { useState } from 'react'
import { donorNameMessage } from '#i18n/pl/collections.ts'
import * as words from '#i18n/pl/site/collection.ts'
import { call } from '#web/lib/call.ts'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { failureWords } from '../shared/failure-words.ts'
import { type Donation, nameDonation } from './use-donation.ts'

interface NameConsentProps {
  readonly token: string
  readonly donation: Donation
  readonly onSaved: (donation: Donation) => void
}

/** The consent to be named, given or taken back with one box; a name is asked for where none is known. */
export function NameConsent({ token, donation, onSaved }: NameConsentProps) {
  const [isNamed, setNamed] = useState(donation.isNamed)
  const [name, setName] = useState(donation.name)
  const [touched, setTouched] = useState(false)
  const [message, setMessage] = useState('')
  const save = async (wanted: boolean) => {
    setTouched(true)
    if (wanted && name.trim() === '') return
    const answer = await call(nameDonation, {
      params: { token },
      body: { isNamed: wanted, name: wanted ? name.trim() : '' },
    })
    if (answer.ok) onSaved(answer.data)
    setMessage(answer.ok ? words.saved : (answer.problem?.problems?.[0]?.message ?? failureWords(answer)))
  }
  const change = (wanted: boolean) => {
    setNamed(wanted)
    setMessage('')
    if (!wanted || donation.name !== '') void save(wanted)
  }
  return (
    <form
      className="name-consent"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(isNamed)
      }}
    >
      <CheckField id="zgoda" hint={words.nameLater} checked={isNamed} onChange={change}>
        {words.showName}
      </CheckField>
      {isNamed && (
        <>
          <TextField
            {...{ id: 'imie', label: words.name, hint: words.nameHint, required: true, touched }}
            {...{ autoComplete: 'name', maxLength: 60, value: name, onChange: setName }}
            error={name.trim() === '' ? donorNameMessage : null}
          />
          <button type="submit" className="btn quiet">
            {words.saveName}
          </button>
        </>
      )}
      <p role="status" className="note">
        {message}
      </p>
    </form>
  )
}
