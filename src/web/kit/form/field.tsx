import { AddressField } from './address-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import { DateField } from './date-field.tsx'
import { DatetimeField } from './datetime-field.tsx'
import type { FieldOf } from './field-view.ts'
import { FileField } from './file-field.tsx'
import { HtmlField } from './html-field.tsx'
import { LineField } from './line-field.tsx'
import { PeselField } from './pesel-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TickField } from './tick-field.tsx'

/** The field of a control, by its type; nothing for a control that is not asked for. */
export function Field({ form, control, onChange }: FieldOf): React.ReactNode {
  const change = { form, onChange }
  if (!control.asked) return null
  switch (control.type) {
    case 'text':
    case 'email':
    case 'phone':
    case 'otherPhone':
    case 'nip':
    case 'firstName':
    case 'lastName':
    case 'price':
    case 'number':
    case 'time':
      return <LineField {...change} control={control} />
    case 'textarea':
      return <TextAreaField {...change} control={control} />
    case 'pesel':
      return <PeselField {...change} control={control} />
    case 'checkbox':
    case 'switch':
    case 'iconToggle':
      return <TickField {...change} control={control} />
    case 'select':
    case 'radio':
      return <ChoiceField {...change} control={control} />
    case 'date':
    case 'dateOfBirth':
      return <DateField {...change} control={control} />
    case 'datetime':
      return <DatetimeField {...change} control={control} />
    case 'color':
      return <ColorField {...change} control={control} />
    case 'html':
      return <HtmlField {...change} control={control} />
    case 'file':
      return <FileField {...change} control={control} />
    case 'address':
      return <AddressField {...change} control={control} />
    default:
      return unknownType(control)
  }
}

/** Never called: the compiler finds a type of field that nobody draws. */
function unknownType(control: never): never {
  throw new Error(`No field draws ${JSON.stringify(control)}.`)
}
