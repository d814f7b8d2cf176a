-- Where participants send a plain transfer to. Checked by src/domain/values/iban.ts, as all accounts are.
ALTER TABLE account ADD COLUMN bank_account text NOT NULL DEFAULT ''
  CHECK (bank_account = '' OR bank_account ~ '^PL[0-9]{26}$');
COMMENT ON COLUMN account.bank_account IS 'PL and 26 digits; empty: the organiser takes no transfers.';
