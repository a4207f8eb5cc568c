-- What a visitor's search looks through: the index of 0001 holds addresses too, and so every place of a street named like a zoo.
create index places_public_search on places using gin (
  plain_text(coalesce(display_name, '') || ' ' || name || ' ' || coalesce(addr_city, '')) gin_trgm_ops);--> statement-breakpoint

-- Active places with a word much like the given one ('muzeum' is 0.4 of 'museum'). A function, because the operator's
-- threshold is a setting, and settings of a session are shared by all on the embedded engine.
create function places_with_word_like(word text) returns setof integer language sql stable rows 20
set pg_trgm.word_similarity_threshold = 0.38 as $$
  select id from public.places
  where is_active and plain_text(coalesce(display_name, '') || ' ' || name || ' ' || coalesce(addr_city, '')) %> word
$$;
