import { type ReactNode, useState } from 'react'
import { prolongPayment } from '#contract/office-changes.ts'
import { formatDay, readDay } from '#domain/values/time.ts'
import { ask } from '#web/lib/ask.ts'
import { DayInput } from '../../shared/inputs/day-input.tsx'
import { DeedForm, TellTick } from './deed-form.tsx'
import type { DeedProps } from './deed-props.ts'
import { nextOpenPart } from './sums.ts'
import { useDeed } from './use-deed.ts'

const MORE_DAYS = 7

/** More time for the next part: a week more is proposed, so it takes one click. */
export function ProlongForm({ scope, registration, onDone, onBack }: DeedProps): ReactNode {
  const [until, setUntil] = useState(() => aWeekMore(nextOpenPart(registration)?.until ?? null))
  const [tell, setTell] = useState(true)
  const deed = useDeed(scope, registration, () =>
    ask(prolongPayment, { params: { ...scope, registrationId: registration.id }, body: { until, tell } }),
  )
  const day = readDay(until)
  const words = day === null ? until : formatDay(day)
  return (
    <DeedForm
      name="Przedłuż termin wpłaty"
      submit={`Przedłuż do: ${words}`}
      busy={deed.isPending}
      error={deed.error}
      onSubmit={() => deed.mutate(undefined, { onSuccess: () => onDone(`Termin wpłaty: ${words}.`) })}
      onBack={onBack}
    >
      <DayInput label="Ostatni dzień na wpłatę" value={until} onChange={setUntil} />
      <TellTick value={tell} onChange={setTell} />
    </DeedForm>
  )
}

/** A week after the present end, or after today where that is over. */
function aWeekMore(until: string | null): string {
  const today = Temporal.Now.plainDateISO('Europe/Warsaw')
  const end = readDay((until ?? '').slice(0, 10)) ?? today
  const from = Temporal.PlainDate.compare(end, today) > 0 ? end : today
  return from.add({ days: MORE_DAYS }).toString()
}
