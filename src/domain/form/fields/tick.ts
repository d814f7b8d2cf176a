import type { FieldType } from './field-type.ts'

/**
 * Yes or no: a checkbox, a switch, or an icon that is pressed. An unticked one is a plain no, and empty where it is
 * required (readings, 'Details easily missed').
 */
export const tick: FieldType<boolean> = {
  empty: false,
  isEmpty: (ticked) => !ticked,
  validators: [],
  parse: (ticked) => ticked,
  serialise: (ticked) => ticked,
  load: (stored) => stored === true,
  fact: { type: 'yes-no', of: (ticked) => ticked },
  settings: {},
  isChoice: true,
}
