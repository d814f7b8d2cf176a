import type { GroupSpec } from '#domain/form/form.ts'

/** What is asked of every event: its name, days and place. */
export const ABOUT_CONTROLS: GroupSpec['controls'] = [
  {
    ...{ id: 'title', type: 'text', label: 'Nazwa', required: true },
    settings: { max: 140 },
  },
  { id: 'start', type: 'date', label: 'Pierwszy dzień' },
  { id: 'end', type: 'date', label: 'Ostatni dzień', comment: 'Przy jednym dniu zostaw puste.' },
  { id: 'place', type: 'text', label: 'Miejsce', settings: { max: 120 } },
]
