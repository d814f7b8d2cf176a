/** The demo's organisers whose sites the landing page leads to (demo accounts: db/demo). */
export const DEMO_SITES = [
  {
    host: 'borowska.zapisano.localhost',
    name: 'Pielgrzymka Ziemi Borowskiej',
    title: '42. Piesza Pielgrzymka Ziemi Borowskiej na Jasną Górę',
  },
  {
    host: 'szprycha.zapisano.localhost',
    name: 'Klub Rowerowy Szprycha',
    title: 'Szprychą na Jasną Górę: rowerowa pielgrzymka rodzin',
  },
] as const
