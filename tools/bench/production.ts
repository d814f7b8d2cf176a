/** Settings of a server as it runs in production; mail, sign-in and payments are named and never used. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a key for measuring only, of no worth to anybody',
  BRANDS: JSON.stringify([
    { id: 'zapisano', name: 'Zapisano', domain: 'zapisano.localhost' },
    { id: 'obecni', name: 'Obecni', domain: 'obecni.localhost' },
  ]),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'pomiar@example.org',
  MAIL_FROM_OBECNI: 'pomiar@example.org',
  GOOGLE_CLIENT_ID: 'measuring',
  // The crowd stands for ten thousand addresses: its connections are not counted as those of one.
  TRUSTED_PROXIES: '127.0.0.1,::1',
}
