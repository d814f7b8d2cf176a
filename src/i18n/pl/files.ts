import type { FileItem, FilesValue } from '#domain/form/fields/file.ts'
import { type FileKind, type FileRules, kindName, kindNames } from '#domain/form/fields/file-rules.ts'
import { counts } from './counts.ts'
import { formMessage } from './form.ts'

/** Words of fields for files. File names follow a colon, unchanged. */
export const fileWords = {
  one: { choose: 'Wybierz plik', more: 'Wybierz inny plik', drop: 'albo przeciągnij go tutaj' },
  several: { choose: 'Wybierz pliki', more: 'Dodaj pliki', drop: 'albo przeciągnij je tutaj' },
  none: 'Brak plików.',
  uploading: 'Wgrywam…',
  progress: 'Postęp wgrywania',
  uploaded: 'Wgrano',
  cancel: 'Anuluj',
  remove: 'Usuń',
  retry: 'Spróbuj ponownie',
  waiting: 'wgrywam plik…',
} as const

const anyOf = new Intl.ListFormat('pl', { type: 'disjunction' })
const decimal = new Intl.NumberFormat('pl', { maximumFractionDigits: 1 })

/** The accepted files, shown before one is chosen: 'PDF, JPG lub PNG, najwyżej 5 MB.' */
export function filesHint(rules: FileRules): string {
  const kinds = anyOf.format(kindNames(rules))
  const size = `najwyżej ${decimal.format(rules.maxMegabytes)}\u00a0MB`
  if (rules.max === 1) return `${kinds}, ${size}.`
  return `${kinds}, ${size} każdy. Najwyżej ${counts.files(rules.max)}.`
}

/** '340 kB', '1,2 MB'; never 0 for a file with content. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024)
  return kilobytes < 1024 ? `${kilobytes}\u00a0kB` : `${decimal.format(bytes / 1024 / 1024)}\u00a0MB`
}

/** 'PDF, 240 kB': what is fetched, told before. */
export const kindAndSize = ({ kind, size }: { readonly kind: FileKind; readonly size: number }): string =>
  `${kindName(kind)}, ${fileSize(size)}`

/** The announcement for screen readers when the list of files has changed; '' when nothing relevant has. */
export function filesNews(before: FilesValue, now: FilesValue): string {
  const newsOf = (item: FileItem) => {
    const earlier = before.find(({ key }) => key === item.key)
    if (earlier?.progress.state === item.progress.state) return []
    const event = eventOf(item, earlier)
    return event === null ? [] : [`${event}: ${item.name}`]
  }
  const gone = before.filter(({ key }) => !now.some((item) => item.key === key))
  return [...now.flatMap(newsOf), ...gone.map(({ name }) => `Usunięto plik: ${name}`)].join('. ')
}

function eventOf({ progress }: FileItem, earlier: FileItem | undefined): string | null {
  switch (progress.state) {
    case 'uploading':
      return 'Wgrywam plik'
    case 'uploaded':
      // A loaded file is not announced.
      return earlier === undefined ? null : 'Wgrano plik'
    case 'failed':
      return 'Nie udało się wgrać pliku'
    case 'refused':
      return withoutStop(formMessage(progress.error))
  }
}

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')
