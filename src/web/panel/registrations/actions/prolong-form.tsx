import { type ReactNode, useState } from 'react'
import { prolongPayment } from '#contract/office-changes.ts'
import { formatDay, readDay } from '#domain/values/time.ts'
import { ask } from '#web/lib/ask.ts'
import { DayInput } from '../../shared/inputs/day-input.tsx'
import { ActionForm, TellTick } from './action-form.tsx'
import type { ActionProps } from './action-props.ts'
import { nextOpenPart } from './sums.ts'
import { useAction } from './use-action.ts'

const MORE_DAYS = 7

/** More time for the next part: a week more is proposed, so it takes one click. */
export function ProlongForm({ scope, registration, onDone, onBack }: ActionProps): ReactNode {
  const [until, setUntil] = useState(() => aWeekMore(nextOpenPart(registration)?.until ?? null))
  const [tell, setTell] = useState(true)
  const action = useAction(scope, registration, () =>
    ask(prolongPayment, { params: { ...scope, registrationId: registration.id }, body: { until, tell } }),
  )
  const day = readDay(until)
  const words = day === null ? until : formatDay(day)
  return (
    <ActionForm
      name="Przedłuż termin wpłaty"
      submit={`Przedłuż do: ${words}`}
      busy={action.isPending}
      error={action.error}
      onSubmit={() => action.mutate(undefined, { onSuccess: () => onDone(`Termin wpłaty: ${words}.`) })}
      onBack={onBack}
    >
      <DayInput label="Ostatni dzień na wpłatę" value={until} onChange={setUntil} />
      <TellTick value={tell} onChange={setTell} />
    </ActionForm>
  )
}

/** A week after the present end, or after today where that is over. */
function aWeekMore(until: string | null): string {
  const today = Temporal.Now.plainDateISO('Europe/Warsaw')
  const end = readDay((until ?? '').slice(0, 10)) ?? today
  const from = Temporal.PlainDate.compare(end, today) > 0 ? end : today
  return from.add({ days: MORE_DAYS }).toString()
}
