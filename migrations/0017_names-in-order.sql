-- Names as a visitor reads them, by their first letters: a search for a single one reads its few from here.
create index places_name_in_order on places ((plain_text(coalesce(display_name, name)) collate "C")) where is_active;
