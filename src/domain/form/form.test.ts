import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameValue } from '../values/same-value.ts'
import type { Control } from './control.ts'
import { shownError } from './control.ts'
import {
  changeValue,
  controlsOf,
  createForm,
  disableForm,
  enableForm,
  type Form,
  loadForm,
  resetForm,
  serialiseForm,
  touch,
  touchAll,
  typeInto,
  updateValue,
} from './form.ts'
import {
  cancelButton,
  isDisabled,
  isInvalid,
  isModified,
  isValid,
  missingOf,
  submitButton,
} from './form-state.ts'

const name = { id: 'name', type: 'firstName' } as const
const fee = { id: 'fee', type: 'price' } as const
const born = { id: 'born', type: 'dateOfBirth' } as const
const terms = { id: 'terms', type: 'checkbox' } as const
const start = { id: 'start', type: 'time' } as const

const blank = createForm([
  {
    title: 'Osoba',
    controls: [
      { ...name, required: true },
      { ...born, required: true },
    ],
  },
  { controls: [fee, { ...terms, required: true }, start] },
])
const saved = { name: 'Anna', born: '2015-09-02', fee: 4050, terms: true, start: '09:00:00' }
const loaded = loadForm(blank, saved)

const control = (form: Form, { id }: { id: string }): Control => {
  const found = controlsOf(form).find((each) => each.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

describe('controls (specification §4)', () => {
  test('a described control fills in what was left out', () => {
    const [only] = controlsOf(createForm([{ controls: [{ ...fee, label: 'Opłata', component: 'suwak' }] }]))
    expect(only).toMatchObject({
      id: 'fee',
      type: 'price',
      label: 'Opłata',
      component: 'suwak',
      comment: null,
    })
    expect(only).toMatchObject({
      required: false,
      disabled: false,
      readonly: false,
      touched: false,
      error: null,
    })
    expect(control(blank, terms).component).toBe('checkbox')
  })

  test('editing marks touched and recomputes the error', () => {
    const form = changeValue(blank, name, 'A')
    expect(control(form, name)).toMatchObject({
      value: 'A',
      presetValue: '',
      touched: true,
      error: { key: 'BROWSER_OS.FORM.MIN_TWO_CHARACTERS' },
    })
    expect(control(changeValue(form, name, 'An'), name).error).toBeNull()
    expect(control(blank, name)).toMatchObject({ value: '', touched: false })
  })

  test('an asynchronous change is applied to the current value', () => {
    const form = updateValue(changeValue(loaded, name, 'Ola'), name, (value) => `${value} Maria`)
    expect(control(form, name)).toMatchObject({ value: 'Ola Maria', presetValue: 'Anna', touched: true })
  })

  test('typed text is read by its type and stays visible', () => {
    expect(control(typeInto(blank, start, '9:'), start)).toMatchObject({
      value: { text: '9:', time: null },
      error: { key: 'BROWSER_OS.FORM.INVALID_TIME' },
    })
    expect(serialiseForm(typeInto(blank, fee, '12,50')).fee).toBe(1250)
  })

  test('loading sets value and preset, untouched; controls that are not named stay', () => {
    const form = loadForm(changeValue(loaded, name, 'Ola'), { name: 'Ewa' })
    expect(control(form, name)).toMatchObject({
      value: 'Ewa',
      presetValue: 'Ewa',
      touched: false,
      error: null,
    })
    expect(control(form, fee)).toMatchObject({ presetValue: { text: '40,50', amount: 4050 } })
    expect(serialiseForm(form)).toEqual({ ...saved, name: 'Ewa' })
  })

  test('a required control that is empty takes the required error, an optional one none', () => {
    const required = { key: 'BROWSER_OS.FORM.REQUIRED_FIELD' }
    expect(control(changeValue(loaded, name, ' '), name).error).toEqual(required)
    expect(control(changeValue(loaded, terms, false), terms).error).toEqual(required)
    expect(control(typeInto(loaded, fee, ''), fee).error).toBeNull()
  })

  test('errors are shown only when the control is touched', () => {
    expect(shownError(control(blank, name))).toBeNull()
    expect(shownError(control(touch(blank, 'name'), name))).toEqual({ key: 'BROWSER_OS.FORM.REQUIRED_FIELD' })
    expect(controlsOf(touchAll(blank)).map(shownError)).toEqual(controlsOf(blank).map(({ error }) => error))
  })

  test('a control is addressed by its id and its type', () => {
    expect(changeValue(blank, { id: 'name', type: 'text' }, 'Anna')).toEqual(blank)
    expect(changeValue(blank, { id: 'nobody', type: 'text' }, 'Anna')).toEqual(blank)
    expect(() => createForm([{ controls: [name] }, { controls: [name] }])).toThrow('name')
  })
})

describe('modified', () => {
  test.each([
    ['name', changeValue(blank, name, '  ')],
    ['fee', typeInto(blank, fee, ' ')],
    ['terms', changeValue(blank, terms, false)],
  ])('two empty values of %s count as unchanged', (_, form) => {
    expect(isModified(form)).toBe(false)
  })

  test('a value that differs from its preset does not', () => {
    expect(isModified(changeValue(loaded, name, 'Ola'))).toBe(true)
    expect(isModified(changeValue(loaded, terms, false))).toBe(true)
    expect(isModified(changeValue(changeValue(loaded, name, 'Ola'), name, 'Anna'))).toBe(false)
  })

  test('plain data is compared regardless of the order of its parts', () => {
    expect(sameValue({ day: '1', month: '2' }, { month: '2', day: '1' })).toBe(true)
    expect(sameValue({ day: '1' }, { day: '1', month: '2' })).toBe(false)
    expect(sameValue({ time: null }, { time: { text: '' } })).toBe(false)
  })
})

describe('buttons (specification §9)', () => {
  test('defaults: success, the keys of save and cancel', () => {
    expect(submitButton(loaded)).toEqual({ type: 'success', label: 'BROWSER_OS.FORM.SAVE', disabled: false })
    expect(cancelButton(loaded)).toEqual({ label: 'BROWSER_OS.FORM.CANCEL', disabled: false })
    expect(submitButton(loaded, { type: 'danger', label: 'BROWSER_OS.FORM.CANCEL' })).toMatchObject({
      type: 'danger',
      label: 'BROWSER_OS.FORM.CANCEL',
    })
  })

  test('submit is disabled while the form is invalid; both are while all controls are disabled', () => {
    expect([submitButton(blank).disabled, cancelButton(blank).disabled]).toEqual([true, false])
    const resting = disableForm(loaded)
    expect([submitButton(resting).disabled, cancelButton(resting).disabled]).toEqual([true, true])
    expect(submitButton(enableForm(resting)).disabled).toBe(false)
  })

  test('one enabled control is enough; a control that was disabled stays so when the form is enabled', () => {
    const off = createForm([{ controls: [{ ...name, disabled: true }] }])
    const mixed = createForm([{ controls: [{ ...name, disabled: true }, fee] }])
    expect([cancelButton(off).disabled, cancelButton(mixed).disabled]).toEqual([true, false])
    expect(isDisabled(enableForm(disableForm(mixed)), control(mixed, name))).toBe(true)
  })
})

describe('controls that are asked for under a condition', () => {
  const none = { id: 'none', type: 'checkbox' } as const
  const pesel = { id: 'pesel', type: 'pesel' } as const
  const asking = createForm([
    {
      controls: [
        { ...pesel, required: true, when: { control: 'none', is: false } },
        none,
        { ...born, required: true, when: { control: 'none', is: true } },
      ],
    },
  ])
  const missing = (form: Form) => missingOf(form).map(({ id }) => id)

  test('a control that is not asked for is never missing, whatever its value', () => {
    expect([control(asking, pesel).asked, control(asking, born).asked]).toEqual([true, false])
    expect(missing(asking)).toEqual(['pesel'])
    const without = changeValue(typeInto(asking, pesel, '123'), none, true)
    expect([control(without, pesel).asked, control(without, born).asked]).toEqual([false, true])
    expect(missing(without)).toEqual(['born'])
  })

  test('its value is saved as null, and the typed text returns with the question', () => {
    const typed = typeInto(asking, pesel, '44051401359')
    const without = changeValue(typed, none, true)
    expect(serialiseForm(without)).toEqual({ pesel: null, none: true, born: null })
    expect(serialiseForm(changeValue(without, none, false)).pesel).toBe('44051401359')
  })

  test('loading and resetting a tick re-evaluates the condition', () => {
    const without = loadForm(asking, { none: true, born: '2015-09-02' })
    expect([isValid(without), control(without, born).asked]).toEqual([true, true])
    expect(missing(resetForm(changeValue(asking, none, true)))).toEqual(['pesel'])
  })
})

describe('missing fields (readings, decision 1)', () => {
  test('include every control with an error, in the order of the page', () => {
    expect(missingOf(typeInto(blank, start, '9:')).map(({ id }) => id)).toEqual([
      'name',
      'born',
      'terms',
      'start',
    ])
    expect(missingOf(loaded)).toEqual([])
  })
})

describe('invariants', () => {
  const part = fc.constantFrom('', '29', '2', '2023', '2024')
  const step = fc.oneof(
    fc.string().map((typed) => (form: Form) => typeInto(form, name, typed)),
    fc.constantFrom('', '12,5', '12,50', ' ').map((typed) => (form: Form) => typeInto(form, fee, typed)),
    fc.constantFrom('', '9:', '900').map((typed) => (form: Form) => typeInto(form, start, typed)),
    fc.boolean().map((ticked) => (form: Form) => changeValue(form, terms, ticked)),
    fc
      .record({ day: part, month: part, year: part })
      .map((typed) => (form: Form) => typeInto(form, born, typed)),
    fc.constantFrom(touchAll, disableForm, enableForm, (form: Form) => loadForm(form, saved)),
    fc.boolean().map((keepValues) => (form: Form) => resetForm(form, { keepValues })),
  )
  const forms = fc
    .array(step, { maxLength: 12 })
    .map((steps) => steps.reduce((form, change) => change(form), blank))
  const always = (holds: (form: Form) => void) => fc.assert(fc.property(forms, holds))

  test('a form is valid only when no control has an error, and then nothing is missing', () => {
    always((form) => {
      const isClean = controlsOf(form).every(({ error }) => error === null)
      expect([isValid(form), !isInvalid(form), missingOf(form).length === 0]).toEqual(Array(3).fill(isClean))
    })
  })

  test('after any operations, loading leaves nothing modified or touched', () => {
    always((form) => {
      const fresh = loadForm(form, saved)
      expect(isModified(fresh)).toBe(false)
      expect(controlsOf(fresh).some(({ touched }) => touched)).toBe(false)
      expect(serialiseForm(fresh)).toEqual(saved)
    })
  })

  test('reset restores the loaded values, untouched', () => {
    always((form) => {
      const back = resetForm(form)
      expect(isModified(back)).toBe(false)
      expect(controlsOf(back).map(({ value }) => value)).toEqual(
        controlsOf(form).map(({ presetValue }) => presetValue),
      )
      expect(controlsOf(back).some(({ touched }) => touched)).toBe(false)
      expect(resetForm(back)).toEqual(back)
    })
  })

  test('reset with `keepValues` keeps every value and counts it as loaded', () => {
    always((form) => {
      const kept = resetForm(form, { keepValues: true })
      expect(isModified(kept)).toBe(false)
      expect(serialiseForm(kept)).toEqual(serialiseForm(form))
      expect(controlsOf(kept).map(({ error }) => error)).toEqual(controlsOf(form).map(({ error }) => error))
    })
  })

  test('an error depends on the value alone, not on how it was set', () => {
    always((form) => {
      const errors = controlsOf(resetForm(form, { keepValues: true })).map(({ error }) => error)
      expect(controlsOf(form).map(({ error }) => error)).toEqual(errors)
    })
  })

  test('a form whose values could be saved and are valid is the same after saving and loading', () => {
    always((form) => {
      if (isInvalid(form)) return
      const loadedAgain = loadForm(blank, serialiseForm(form))
      expect(isValid(loadedAgain)).toBe(true)
      expect(serialiseForm(loadedAgain)).toEqual(serialiseForm(form))
    })
  })
})
