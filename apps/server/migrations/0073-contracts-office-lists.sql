-- The list of the office in its own order; what its views filter by lies in the index too.
CREATE INDEX contracts_office_name ON contracts (supplier_id, name, id) INCLUDE (company_id, status);
