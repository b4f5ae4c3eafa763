-- Every text that editors maintain, in one way: versions that count from an instant on, and the draft of the next.
CREATE TABLE content_versions (
  page_key text NOT NULL,
  number integer NOT NULL,
  html text NOT NULL,
  published_at timestamptz NOT NULL,
  published_by text,
  PRIMARY KEY (page_key, number)
);
COMMENT ON TABLE content_versions IS 'G: cleaned versions of help pages (help:/contract-detail/{id}, both brands), terms of use, privacy terms, imprint and maintenance text (terms:nordstein); of those that count the last published wins (D-56, D-57); published_by is empty for the command line';

SELECT refr('content_versions');

INSERT INTO content_versions (page_key, number, html, published_at)
SELECT kind || ':' || brand, row_number() OVER (PARTITION BY kind, brand ORDER BY published_at), html, published_at
FROM legal_texts;

INSERT INTO content_versions (page_key, number, html, published_at)
SELECT 'help:' || path, 1, content, 'epoch' FROM help_pages;

DROP TABLE legal_texts;
DROP TABLE help_pages;

-- Written with every pause in typing, so spread by its key, not copied to every node.
CREATE TABLE content_drafts (
  page_key text PRIMARY KEY,
  name text,
  html text,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  changed_by_id uuid NOT NULL
);
COMMENT ON TABLE content_drafts IS 'G: what editors have in hand of a text: name of a help page they made, draft of the next version (null without one), and who changed it last';

SELECT dist('content_drafts', 'page_key', 'none');

GRANT SELECT ON content_versions TO abrufbar_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON content_versions, content_drafts TO abrufbar_staff;
