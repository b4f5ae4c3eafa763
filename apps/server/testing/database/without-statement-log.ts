/**
 * First import of test files that run statements without a scope on purpose: they stay out of the
 * record that the scope gate reads.
 */
delete process.env['STATEMENT_LOG'];
