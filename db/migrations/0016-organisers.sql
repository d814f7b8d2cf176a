-- What an organiser is by law: quoted where a contract is made, on the site, in mails and documents.
ALTER TABLE account
  ADD COLUMN nip text NOT NULL DEFAULT '' CHECK (nip ~ '^([0-9]{10})?$'),
  -- Decides which data-protection clauses are shown; NULL: not told yet.
  ADD COLUMN kind text CHECK (kind IN ('church', 'public', 'association', 'trader')),
  -- Whether it sells as a business; NULL: not told yet.
  ADD COLUMN trader boolean,
  ADD CHECK (kind IS DISTINCT FROM 'trader' OR trader IS TRUE);
