/** The documents of the faces that run in the browser alone, before their script has run. */
export const shellWords = {
  titles: { panel: 'Panel organizatora', scanner: 'Skaner biletów' },
  /** HTML. */
  needsScript: 'Ta strona potrzebuje JavaScriptu. Włącz go w&nbsp;ustawieniach przeglądarki.',
}
