"""The tests: folders mirror src/tapete; contract, records and e2e stand beside them."""
