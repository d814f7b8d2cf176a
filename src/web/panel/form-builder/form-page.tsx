import type { ReactNode } from 'react'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { useDraft } from '../shared/draft/use-draft.ts'
import { FormBuilder } from './form-builder.tsx'

/** 'Formularz': what people are asked, arranged by the organiser. */
export function FormPage(): ReactNode {
  const { document, problems, change } = useDraft()
  return (
    <>
      <SettingsHead title="Formularz" />
      <FormBuilder document={document} problems={problems} change={change} />
    </>
  )
}
