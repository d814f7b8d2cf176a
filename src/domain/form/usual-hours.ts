import { isoDate } from './fields/date.ts'
import { loadTime } from './fields/time.ts'
import { changeValue, controlsOf, type Form } from './form.ts'

/**
 * The form in which a day that has just become whole has its usual hour, an ISO time by the id of its field. An hour that
 * is there stays, and one that was taken away does not come back.
 */
export function withUsualHours(before: Form, after: Form, hours: Readonly<Record<string, string>>): Form {
  return controlsOf(after).reduce((form, control) => {
    const hour = hours[control.id]
    if (control.type !== 'datetime' || hour === undefined) return form
    const { date, time } = control.value
    const isNew = isoDate(date) !== null && !hadDay(before, control.id)
    if (!isNew || time.text !== '') return form
    return changeValue(form, control, { date, time: loadTime(hour) })
  }, after)
}

function hadDay(form: Form, id: string): boolean {
  const control = controlsOf(form).find((each) => each.id === id)
  return control?.type === 'datetime' && isoDate(control.value.date) !== null
}

/** Registration opens with the first minute of a day and ends with its last. */
export const FIRST_HOUR = '00:00:00'
export const LAST_HOUR = '23:59:59'
