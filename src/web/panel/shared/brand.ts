/** The name of the sister brand whose host is open; the server writes it on `<html>`. */
export const brandName = (): string =>
  document.documentElement.dataset.brand === 'obecni' ? 'Obecni' : 'Zapisano'
