import { expect, test } from 'vitest'
import { editorWords } from './editor.ts'

test('the editor of rich text has Polish labels', () => {
  expect(editorWords).toEqual({
    toolbar: 'Formatowanie',
    bold: 'Pogrubienie',
    italic: 'Kursywa',
    heading: 'Nagłówek',
    bulletList: 'Lista punktowana',
    orderedList: 'Lista numerowana',
    link: 'Odnośnik',
    undo: 'Cofnij',
    redo: 'Ponów',
    linkAddress: 'Adres odnośnika',
    linkApply: 'Wstaw',
    linkRemove: 'Usuń odnośnik',
    linkWrong: 'Podaj adres strony albo e-mail, na przykład https://example.org.',
    loading: 'Wczytuję edytor…',
    failed: 'Nie udało się wczytać edytora.',
    retry: 'Spróbuj ponownie',
    plainText: 'Na razie możesz pisać bez formatowania.',
    formatted: 'Ten tekst ma formatowanie: zmienisz go po wczytaniu edytora.',
  })
})
