import { localOf } from '#domain/values/polish-time.ts'
import { formatHour } from '#domain/values/time.ts'

/** '14:32', the Polish hour of an ISO instant. */
export const hourOf = (instant: string): string => formatHour(localOf(Temporal.Instant.from(instant)))
