CREATE TABLE configurations (
  brand text PRIMARY KEY,
  note_max_letters integer NOT NULL CHECK (note_max_letters BETWEEN 1 AND 2000)
);
COMMENT ON TABLE configurations IS 'G: settings of the app per brand (ENT-19); without a row the defaults of the domain hold';

SELECT refr('configurations');

GRANT SELECT ON configurations TO abrufbar_app;
