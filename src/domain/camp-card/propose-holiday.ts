import type { EventDefinition } from '../event/definition/definition.ts'
import type { Holiday, HolidayForm } from './camp-card.ts'

const FORMS: readonly (readonly [HolidayForm, RegExp])[] = [
  ['day-camp', /półkoloni/i],
  ['winter', /zimow|feri[ei]/i],
  ['colony', /koloni/i],
  ['bivouac', /biwak/i],
]

/** What is known of the holiday from the event: the form by its title, and where it takes place. */
export function proposeHoliday({
  title,
  dates,
  page,
}: Pick<EventDefinition, 'title' | 'dates' | 'page'>): Holiday {
  const named = FORMS.find(([, words]) => words.test(title))?.[0]
  const isOneDay = dates.end === null || dates.end === dates.start
  return {
    form: named ?? (isOneDay ? 'day-camp' : 'camp'),
    formName: '',
    address: page.place ?? '',
    route: '',
    country: '',
  }
}
