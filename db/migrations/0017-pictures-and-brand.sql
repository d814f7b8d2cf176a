-- Pictures of an account, for its pages and its logo: made anew in several widths (docs/decisions/040-pictures-of-pages.md).

CREATE TABLE picture (
  account_id uuid NOT NULL REFERENCES account (account_id),
  picture_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('page', 'logo')),
  -- Of what was uploaded: the same content again is the same picture.
  source_sha256 bytea NOT NULL,
  -- Of what is served; part of its public address, so that an address never changes its content.
  content_hash text NOT NULL CHECK (content_hash ~ '^[0-9a-f]{32}$'),
  -- As the device has named it.
  name text NOT NULL,
  -- Of the largest variant, in pixels.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- Each in AVIF and WebP; and the variant in JPEG or PNG, as '1080.jpg'.
  widths integer[] NOT NULL,
  plain text NOT NULL,
  -- What it shows, for people who do not see it; '': not described yet.
  alt text NOT NULL DEFAULT '',
  -- The point that stays in sight when it is cropped, in per cent from the left and from the top.
  focal_x smallint NOT NULL DEFAULT 50 CHECK (focal_x BETWEEN 0 AND 100),
  focal_y smallint NOT NULL DEFAULT 50 CHECK (focal_y BETWEEN 0 AND 100),
  uploaded_by text NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, picture_id),
  UNIQUE (account_id, purpose, source_sha256)
);
CREATE INDEX picture_by_content ON picture (account_id, content_hash);
CALL make_tenant_table('picture');
GRANT SELECT, INSERT, UPDATE (alt, focal_x, focal_y), DELETE ON picture TO zapisano_app;

CREATE TABLE picture_file (
  account_id uuid NOT NULL,
  picture_id uuid NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  format text NOT NULL CHECK (format IN ('avif', 'webp', 'jpg', 'png')),
  storage_key text NOT NULL CHECK (storage_key ~ '^[0-9a-f]{64}$'),
  size integer NOT NULL CHECK (size > 0),
  PRIMARY KEY (account_id, picture_id, width, format),
  UNIQUE (account_id, storage_key),
  FOREIGN KEY (account_id, picture_id) REFERENCES picture (account_id, picture_id)
);
CALL make_tenant_table('picture_file');
GRANT SELECT, INSERT, DELETE ON picture_file TO zapisano_app;

-- How an organiser looks and introduces itself on its site.
ALTER TABLE account
  -- A line below the name.
  ADD COLUMN about text NOT NULL DEFAULT '',
  -- Of its pages; NULL: that of the brand on whose domain the site is.
  ADD COLUMN background text CHECK (background ~ '^#[0-9a-f]{6}$'),
  -- NULL: its initials stand there.
  ADD COLUMN logo_picture_id uuid,
  ADD FOREIGN KEY (account_id, logo_picture_id) REFERENCES picture (account_id, picture_id)
    ON DELETE SET NULL (logo_picture_id);

-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON picture, picture_file TO zapisano_demo;
CREATE POLICY of_demo ON picture TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON picture_file TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
