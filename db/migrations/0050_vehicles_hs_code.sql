-- The HS code that a manager has given a car, printed on its documents in place of the one worked out by rule.
alter table vehicles.purchase add column hs_code text check (hs_code ~ '^[0-9]{4}[.][0-9]{2}([.][0-9]{1,4})?$');
