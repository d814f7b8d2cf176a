import type { FieldTypeName } from '#domain/form/field-types.ts'
import { createForm, type Form } from '#domain/form/form.ts'
import { peselControls } from '#web/kit/form/pesel-controls.ts'
import { SAMPLES, sampleSpec } from './samples.ts'

const REQUIRED: readonly FieldTypeName[] = [
  'firstName',
  'lastName',
  'email',
  'checkbox',
  'radio',
  'date',
  'html',
  'price',
]
const GROUPS: readonly { title: string; types: readonly FieldTypeName[] }[] = [
  { title: 'Osoba', types: ['firstName', 'lastName', 'email', 'phone', 'otherPhone', 'address'] },
  {
    title: 'Wydarzenie',
    types: ['text', 'textarea', 'html', 'date', 'datetime', 'time', 'dateOfBirth', 'color'],
  },
  { title: 'Udział', types: ['radio', 'select', 'checkboxes', 'number', 'price', 'nip'] },
]
/** In groups of their own below. */
const APART: readonly FieldTypeName[] = ['file', 'pesel']
const OTHERS = (Object.keys(SAMPLES) as FieldTypeName[]).filter(
  (type) => !APART.includes(type) && GROUPS.every(({ types }) => !types.includes(type)),
)
const PHOTOS = {
  label: 'Zdjęcia',
  settings: { files: { kinds: ['jpg', 'png'], maxMegabytes: 2, max: 3 } },
} as const
const PESEL = { pesel: 'pesel', none: 'noPesel', birthDate: 'bornWithoutPesel', sex: 'sex' }

/** Every type once, in groups with and without a title. */
export const createLiveForm = (): Form =>
  createForm([
    ...[...GROUPS, { types: OTHERS }].map(({ types, ...titled }) => ({
      ...titled,
      controls: types.map((type) => sampleSpec(type, type, { required: REQUIRED.includes(type) })),
    })),
    {
      title: 'Pliki',
      controls: [sampleSpec('file', 'file'), { ...sampleSpec('file', 'photos'), ...PHOTOS }],
    },
    { title: 'Inny wygląd', controls: [{ ...sampleSpec('select', 'asRadio'), component: 'radio' }] },
    { title: 'PESEL', controls: peselControls(PESEL, { required: true }) },
  ])

/** The input of `loadForm`: every sample's saved value. */
export const SAVED = {
  ...Object.fromEntries(Object.entries(SAMPLES).map(([type, { saved }]) => [type, saved])),
  noPesel: false,
  bornWithoutPesel: null,
  sex: null,
}
