import {
  askControl,
  type Control,
  type ControlSpec,
  changeControl,
  createControl,
  loadControl,
  resetControl,
  serialiseControl,
  typeIntoControl,
} from './control.ts'
import type { FieldTypeName, FieldValues, TypedValues } from './field-types.ts'
import type { Serialised } from './fields/field-type.ts'

export interface Group {
  readonly title: string | null
  readonly controls: readonly Control[]
}

/** A form as plain data; every operation returns another form. */
export interface Form {
  readonly groups: readonly Group[]
  /** The whole form, as while it is being sent; controls keep their own `disabled` for afterwards. */
  readonly disabled: boolean
}

export interface GroupSpec {
  readonly title?: string
  readonly controls: readonly ControlSpec[]
}

/** An empty, untouched form. Throws when two controls share an id: one of them could never be addressed. */
export function createForm(groups: readonly GroupSpec[]): Form {
  const ids = groups.flatMap(({ controls }) => controls.map(({ id }) => id))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`Two controls have the id ${twice}.`)
  return withAsked({
    groups: groups.map(({ title, controls }) => ({
      title: title ?? null,
      controls: controls.map((spec): Control => createControl(spec)),
    })),
    disabled: false,
  })
}

/** All controls, in the order of the page. */
export const controlsOf = (form: Form): Control[] => form.groups.flatMap(({ controls }) => controls)

/** Asks only for the controls whose condition is met. A tick that is not in the form counts as not set. */
function withAsked(form: Form): Form {
  const given = new Set(controlsOf(form).flatMap(({ id, value }) => (value === true ? [id] : [])))
  return replaceControls(form, (control) =>
    control.when === null
      ? control
      : askControl(control, given.has(control.when.control) === control.when.is),
  )
}

const mapControls = (form: Form, change: ChangeControl): Form => withAsked(replaceControls(form, change))

type ChangeControl = <Name extends FieldTypeName>(control: Control<Name>) => Control<Name>

function replaceControls(form: Form, change: ChangeControl): Form {
  return {
    ...form,
    groups: form.groups.map((group) => ({
      ...group,
      controls: group.controls.map((control): Control => change(control)),
    })),
  }
}

/** Identifies a control; the control itself may be passed too. */
export type ControlAddress<Name extends FieldTypeName> = { readonly id: string; readonly type: Name }

/** A person edits one value: it becomes touched, and its error is up to date again. */
export function changeValue<Name extends FieldTypeName>(
  form: Form,
  { id, type }: ControlAddress<Name>,
  value: FieldValues[Name],
): Form {
  const values: ByType<FieldValues> = {}
  values[type] = value
  return mapControls(form, (control) => {
    const edited = control.id === id ? values[control.type] : undefined
    return edited === undefined ? control : changeControl(control, edited)
  })
}

/** The same for asynchronous changes: the new value is computed from the current one at that time. */
export function updateValue<Name extends FieldTypeName>(
  form: Form,
  { id, type }: ControlAddress<Name>,
  change: ValueChanges[Name],
): Form {
  const changes: ByType<ValueChanges> = {}
  changes[type] = change
  return mapControls(form, (control) => {
    const edit = control.id === id ? changes[control.type] : undefined
    return edit === undefined ? control : changeControl(control, edit(control.value))
  })
}

type ValueChanges = { readonly [Name in FieldTypeName]: (value: FieldValues[Name]) => FieldValues[Name] }

/** The same with the page's input: text as it is typed, the key of an option, the parts of a day. */
export function typeInto<Name extends FieldTypeName>(
  form: Form,
  { id, type }: ControlAddress<Name>,
  typed: TypedValues[Name],
): Form {
  const entries: ByType<TypedValues> = {}
  entries[type] = typed
  return mapControls(form, (control) => {
    const entered = control.id === id ? entries[control.type] : undefined
    return entered === undefined ? control : typeIntoControl(control, entered)
  })
}

/** One value under the name of its type, so that the compiler knows that it fits a control of that type. */
type ByType<Values> = { -readonly [Name in keyof Values]?: Values[Name] }

/** Loads serialised values by id; controls that are not named stay as they are. */
export const loadForm = (form: Form, stored: Readonly<Record<string, unknown>>): Form =>
  mapControls(form, (control) =>
    Object.hasOwn(stored, control.id) ? loadControl(control, stored[control.id]) : control,
  )

/** What is saved or sent, by id. */
export const serialiseForm = (form: Form): Record<string, Serialised> =>
  Object.fromEntries(controlsOf(form).map((control) => [control.id, serialiseControl(control)]))

/** Back to what was loaded; with `keepValues` the current values count as loaded, as after saving. */
export const resetForm = (form: Form, options: { readonly keepValues?: boolean } = {}): Form =>
  mapControls(form, (control) => resetControl(control, options))

/** Shows all errors. */
export const touchAll = (form: Form): Form => mapControls(form, (control) => ({ ...control, touched: true }))

/** Marks one control touched: it was left, or its link in the list of missing fields was followed. */
export const touch = (form: Form, id: string): Form =>
  mapControls(form, (control) => (control.id === id ? { ...control, touched: true } : control))

export const enableForm = (form: Form): Form => ({ ...form, disabled: false })
export const disableForm = (form: Form): Form => ({ ...form, disabled: true })
