import type { Control } from '#domain/form/control.ts'
import type { QuestionTypeName } from '#domain/form/question-types.ts'
import { AddressField } from './address-field.tsx'
import { CheckboxesField } from './checkboxes-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import { DateField } from './date-field.tsx'
import { DatetimeField } from './datetime-field.tsx'
import type { FieldOf } from './field-view.ts'
import { FileField } from './file-field.tsx'
import { LineField } from './line-field.tsx'
import { PeselField } from './pesel-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TickField } from './tick-field.tsx'

/**
 * The field of a control of any type that a question may have; nothing for a control that is not shown. A type without
 * a line of its own is one line of text; the compiler refuses that for a value that is no text.
 */
export function AskedField({ control, ...field }: FieldOf<Control<QuestionTypeName>>): React.ReactNode {
  if (!control.asked) return null
  switch (control.type) {
    case 'textarea':
      return <TextAreaField {...field} control={control} />
    case 'pesel':
      return <PeselField {...field} control={control} />
    case 'checkbox':
    case 'switch':
    case 'iconToggle':
      return <TickField {...field} control={control} />
    case 'select':
    case 'radio':
      return <ChoiceField {...field} control={control} />
    case 'checkboxes':
      return <CheckboxesField {...field} control={control} />
    case 'date':
    case 'dateOfBirth':
      return <DateField {...field} control={control} />
    case 'datetime':
      return <DatetimeField {...field} control={control} />
    case 'color':
      return <ColorField {...field} control={control} />
    case 'file':
      return <FileField {...field} control={control} />
    case 'address':
      return <AddressField {...field} control={control} />
    default:
      return <LineField {...field} control={control} />
  }
}
