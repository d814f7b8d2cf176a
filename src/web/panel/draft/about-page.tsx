import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { basicsOf, type EventBasics, withBasics } from '#domain/event/draft/basics.ts'
import type { Form } from '#domain/form/form.ts'
import { isValid } from '#domain/form/form-state.ts'
import { FIRST_HOUR, LAST_HOUR, withUsualHours } from '#domain/form/usual-hours.ts'
import { FormGroups } from '#web/kit/form/form-groups.tsx'
import type { ChangeForm } from '#web/kit/form/use-form.ts'
import { useHeldForm } from '../shared/conditions/held-form.ts'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { useDraft } from '../shared/draft/use-draft.ts'
import { SettingsLink } from '../shared/settings-link.tsx'
import { basicsOfForm, createBasicsForm } from './basics-form.ts'

/** 'Informacje': what the event is, when and where, how many people fit and when registration is open. */
export function AboutPage(): ReactNode {
  const { form, onChange, basics } = useBasicsForm()
  return (
    <>
      <SettingsHead title="Informacje" />
      <section className="draft-form" aria-label="Podstawowe dane">
        <p>Czego jeszcze nie wiesz, zostaw puste.</p>
        <div className="form">
          <FormGroups tacit form={form} onChange={onChange} />
        </div>
        {(basics.places === null || basics.opening === null) && <ElsewhereNote basics={basics} />}
      </section>
    </>
  )
}

const USUAL_HOURS = { opens: FIRST_HOUR, closes: LAST_HOUR }

/** The form of the basics: all of it goes into the draft while all of it is valid. */
function useBasicsForm(): { form: Form; onChange: ChangeForm; basics: EventBasics } {
  const { document, change } = useDraft()
  const basics = basicsOf(document)
  const { form, setForm } = useHeldForm({
    value: basics,
    create: createBasicsForm,
    read: (typed, before) => (isValid(typed) ? basicsOfForm(typed, before) : before),
    onChange: (typed) => change((now) => withBasics(now, typed)),
  })
  const onChange: ChangeForm = (edit) => setForm((now) => withUsualHours(now, edit(now), USUAL_HOURS))
  return { form, onChange, basics }
}

/** A limit or a time that is more than one number or moment stands on a page of its own. */
function ElsewhereNote({ basics }: { basics: EventBasics }): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  return (
    <p>
      {basics.places === null && (
        <SettingsLink eventId={eventId} subject="limits">
          Liczba miejsc: zmień na stronie Limity miejsc
        </SettingsLink>
      )}{' '}
      {basics.opening === null && (
        <SettingsLink eventId={eventId} subject="who">
          Czas zapisów: zmień na stronie Kto
        </SettingsLink>
      )}
    </p>
  )
}
