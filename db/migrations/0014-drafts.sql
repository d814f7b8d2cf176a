-- Drafts are edited by several people at once: the revision counts what was saved, publications too.
ALTER TABLE event
  ADD COLUMN draft_revision integer NOT NULL DEFAULT 1 CHECK (draft_revision > 0),
  ADD COLUMN draft_saved_at timestamptz NOT NULL DEFAULT now(),
  -- Who saved it last, as the journal names people.
  ADD COLUMN draft_saved_by text NOT NULL DEFAULT '';
