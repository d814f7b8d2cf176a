import type { ControlSpec } from '#domain/form/control.ts'
import { formWords } from '#i18n/pl/form.ts'

/** Ids of the four controls. */
export interface PeselIds {
  readonly pesel: string
  readonly none: string
  readonly birthDate: string
  readonly sex: string
}

/**
 * A PESEL, and 'Nie mam numeru PESEL', which asks for the birth date and the sex instead. The values of sex
 * are those contained in a PESEL: MALE and FEMALE.
 */
export function peselControls(ids: PeselIds, { required = false } = {}): ControlSpec[] {
  const instead = { control: ids.none, is: true }
  return [
    {
      id: ids.pesel,
      type: 'pesel',
      label: formWords['BROWSER_OS.FORM.LABEL_PESEL'],
      required,
      when: { control: ids.none, is: false },
    },
    { id: ids.none, type: 'checkbox', label: formWords['BROWSER_OS.FORM.NO_PESEL'] },
    {
      id: ids.birthDate,
      type: 'dateOfBirth',
      label: formWords['BROWSER_OS.FORM.LABEL_BIRTH_DATE'],
      required,
      when: instead,
    },
    {
      id: ids.sex,
      type: 'select',
      label: formWords['BROWSER_OS.FORM.LABEL_SEX'],
      required,
      when: instead,
      settings: {
        options: [
          { key: 'k', value: 'FEMALE', label: formWords['BROWSER_OS.FORM.SEX_FEMALE'] },
          { key: 'm', value: 'MALE', label: formWords['BROWSER_OS.FORM.SEX_MALE'] },
        ],
      },
    },
  ]
}
