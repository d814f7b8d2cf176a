import { sameValue } from '../values/same-value.ts'
import { type FieldTypeName, type FieldValues, fieldTypes, type TypedValues } from './field-types.ts'
import { errorOfValue, type FieldSettings, type Serialised, type Validator } from './fields/field-type.ts'
import type { FormError } from './fields/messages.ts'

/** A control is asked for only while a tick of the same form is set, or is not. */
export interface Condition {
  /** Id of a control whose value is a boolean. */
  readonly control: string
  readonly is: boolean
}

/** One field of a form (specification §3): immutable plain data. */
interface ControlOf<Name extends FieldTypeName> {
  readonly id: string
  readonly type: Name
  /** The component that renders it; from the name of its type unless stated otherwise. */
  readonly component: string
  /** Null where the type brings its own. */
  readonly label: string | null
  readonly comment: string | null
  readonly required: boolean
  readonly disabled: boolean
  readonly readonly: boolean
  readonly settings: FieldSettings
  /** Null for a control that is always asked for. */
  readonly when: Condition | null
  /** A control that is not asked for is hidden, never missing and saved as null; what was typed stays. */
  readonly asked: boolean
  /** Those of the type, then the control's own. */
  readonly validators: readonly Validator<FieldValues[Name]>[]
  readonly value: FieldValues[Name]
  /** The loaded value, or empty: a changed value is compared with it and reset to it. */
  readonly presetValue: FieldValues[Name]
  readonly error: FormError | null
  readonly touched: boolean
}

/** A control of one of the named types; of any when no name is given. */
export type Control<Name extends FieldTypeName = FieldTypeName> = { [N in Name]: ControlOf<N> }[Name]

interface SpecOf<Name extends FieldTypeName> {
  readonly id: string
  readonly type: Name
  readonly component?: string
  readonly label?: string
  readonly comment?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readonly?: boolean
  readonly settings?: FieldSettings
  readonly when?: Condition
  readonly validators?: readonly Validator<FieldValues[Name]>[]
}

/** How a control is described: all but id and type may be left out. */
export type ControlSpec<Name extends FieldTypeName = FieldTypeName> = { [N in Name]: SpecOf<N> }[Name]

/** The description of a control whose type is one of several: the compiler does not compare a union of more than 25. */
export const controlSpec = <Name extends FieldTypeName>(spec: SpecOf<Name>): ControlSpec<Name> => spec

/** An empty, untouched control. */
export function createControl<Name extends FieldTypeName>(spec: ControlSpec<Name>): Control<Name> {
  const type = fieldTypes[spec.type]
  const control: ControlOf<Name> = {
    id: spec.id,
    type: spec.type,
    component: spec.component ?? spec.type,
    label: spec.label ?? null,
    comment: spec.comment ?? null,
    required: spec.required ?? false,
    disabled: spec.disabled ?? false,
    readonly: spec.readonly ?? false,
    settings: spec.settings ?? {},
    when: spec.when ?? null,
    asked: true,
    validators: [...type.validators, ...(spec.validators ?? [])],
    value: type.empty,
    presetValue: type.empty,
    error: null,
    touched: false,
  }
  return withError(control)
}

function withError<Name extends FieldTypeName>(control: Control<Name>): Control<Name> {
  const { value, validators } = control
  const { isEmpty } = fieldTypes[control.type]
  return { ...control, error: control.asked ? errorOfValue({ isEmpty, validators }, value, control) : null }
}

/** Starts or stops asking for the control. */
export const askControl = <Name extends FieldTypeName>(
  control: Control<Name>,
  asked: boolean,
): Control<Name> => (control.asked === asked ? control : withError({ ...control, asked }))

/** Editing a value marks the control touched and recomputes its error (§4). */
export const changeControl = <Name extends FieldTypeName>(
  control: Control<Name>,
  value: FieldValues[Name],
): Control<Name> => withError({ ...control, value, touched: true })

/** Accepts what was typed or chosen on the page. */
export const typeIntoControl = <Name extends FieldTypeName>(
  control: Control<Name>,
  typed: TypedValues[Name],
): Control<Name> => changeControl(control, fieldTypes[control.type].parse(typed, control.settings))

/** Loading sets both value and preset and leaves the control untouched (§4). */
export function loadControl<Name extends FieldTypeName>(
  control: Control<Name>,
  stored: unknown,
): Control<Name> {
  const value = fieldTypes[control.type].load(stored)
  return withError({ ...control, value, presetValue: value, touched: false })
}

/** Back to the preset, untouched; with `keepValues` the current value becomes the preset, as after saving. */
export function resetControl<Name extends FieldTypeName>(
  control: Control<Name>,
  { keepValues = false } = {},
): Control<Name> {
  const value = keepValues ? control.value : control.presetValue
  return withError({ ...control, value, presetValue: value, touched: false })
}

/** Whether the value differs from the preset; two empty values do not (§4). */
export function isControlModified<Name extends FieldTypeName>(control: Control<Name>): boolean {
  const { isEmpty } = fieldTypes[control.type]
  if (isEmpty(control.value) && isEmpty(control.presetValue)) return false
  return !sameValue(control.value, control.presetValue)
}

/** The value as it is saved or sent. */
export const serialiseControl = <Name extends FieldTypeName>(control: Control<Name>): Serialised =>
  control.asked ? fieldTypes[control.type].serialise(control.value) : null

/** An error is shown only when the control is touched (§4). */
export const shownError = ({ error, touched }: Pick<Control, 'error' | 'touched'>): FormError | null =>
  touched ? error : null
