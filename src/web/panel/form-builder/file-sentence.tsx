import type { ReactNode } from 'react'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import { sortsOf, sortsText, withFileRules } from '#domain/event/draft/questions/files.ts'
import {
  ENTRY_EFFECTS,
  fileRulesOf,
  MOST_FILES,
  MOST_MEGABYTES,
  USUAL_SORTS,
} from '#domain/form/fields/file-rules.ts'
import { counts } from '#i18n/pl/counts.ts'
import { effects } from '#i18n/pl/documents-at-entry.ts'
import { Slot } from '../shared/conditions/slot.tsx'

const SORTS = [
  ['pdf picture', 'zdjęcia i\u00a0PDF'],
  ['picture', 'tylko zdjęcia'],
  ['pdf', 'tylko PDF'],
  ['pdf document', 'PDF i\u00a0dokumenty (DOCX, ODT)'],
  ['pdf picture document', 'zdjęcia, PDF i\u00a0dokumenty'],
  ['picture document', 'zdjęcia i\u00a0dokumenty'],
  ['document', 'tylko dokumenty (DOCX, ODT)'],
] as const

const CHECKS = [
  ['nie', 'nikt nie musi ich sprawdzać'],
  ['tak', 'biuro sprawdza każdy plik'],
] as const

const EFFECTS = ENTRY_EFFECTS.map((effect) => [effect, effects[effect]] as const)

const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1)
const NUMBERS = numbers(MOST_FILES).map((count) => [String(count), counts.files(count)] as const)
const SIZES = numbers(MOST_MEGABYTES).map((size) => [String(size), `${size}\u00a0MB`] as const)

interface Props {
  readonly question: Question
  readonly onChange: (make: (question: Question) => Question) => void
}

/** 'Przyjmujemy zdjęcia i PDF, najwyżej 1 plik, do 10 MB każdy. Po wysłaniu biuro sprawdza każdy plik.' */
export function FileSentence({ question, onChange }: Props): ReactNode {
  const { files = {} } = question
  const { max, maxMegabytes } = fileRulesOf(files)
  return (
    <p className="fb-say">
      Przyjmujemy{' '}
      <Slot
        label="Jakie pliki przyjmujemy"
        value={sortsText(files.accept ?? USUAL_SORTS)}
        options={SORTS}
        onChange={(text) => onChange((now) => withFileRules(now, { accept: sortsOf(text) }))}
      />
      , najwyżej{' '}
      <Slot
        label="Ile plików"
        value={String(max)}
        options={NUMBERS}
        onChange={(count) => onChange((now) => withFileRules(now, { max: Number(count) }))}
      />
      , do{' '}
      <Slot
        label="Największy rozmiar pliku"
        value={String(maxMegabytes)}
        options={SIZES}
        onChange={(size) => onChange((now) => withFileRules(now, { maxMegabytes: Number(size) }))}
      />
      {max === 1 ? '. ' : ' każdy. '}
      Po wysłaniu{' '}
      <Slot
        label="Czy biuro sprawdza pliki"
        value={files.toCheck === true ? 'tak' : 'nie'}
        options={CHECKS}
        onChange={(is) => onChange((now) => withFileRules(now, { toCheck: is === 'tak' }))}
      />
      .
      {files.toCheck === true && (
        <>
          {' '}
          Dopóki dokumentu nie ma albo jest odrzucony, przy wejściu{' '}
          <Slot
            label="Co przy wejściu bez dokumentu"
            value={files.atEntry ?? 'warn'}
            options={EFFECTS}
            onChange={(text) =>
              onChange((now) => {
                const atEntry = ENTRY_EFFECTS.find((effect) => effect === text)
                return withFileRules(now, { atEntry: atEntry === 'warn' ? undefined : atEntry })
              })
            }
          />
          .
        </>
      )}
    </p>
  )
}
