import { AskedField } from './asked-field.tsx'
import type { FieldOf } from './field-view.ts'
import { HtmlField } from './html-field.tsx'

/** The field of a control, by its type; nothing for a control that is not shown. */
export function Field({ control, ...field }: FieldOf): React.ReactNode {
  if (control.type !== 'html') return <AskedField {...field} control={control} />
  return control.asked ? <HtmlField {...field} control={control} /> : null
}
