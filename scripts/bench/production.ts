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
  GOOGLE_CLIENT_ID: 'measuring',
}
