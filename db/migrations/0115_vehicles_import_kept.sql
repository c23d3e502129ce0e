-- Why the undo of an import left a car unchanged; null for undos before this column.
alter table vehicles.import_item add kept_for text
  check (kept_for in ('deleted', 'archived', 'edited', 'pictures', 'costs', 'inquiry', 'catalogue', 'number'));
