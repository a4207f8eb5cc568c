CREATE TABLE "known_words" (
	"word" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_words" (
	"place_id" integer NOT NULL,
	"is_name" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"word" text collate "C" NOT NULL
);
--> statement-breakpoint
-- Far smaller than the new ones; before the column, so that its rows are not indexed once more.
drop index places_public_search;--> statement-breakpoint
drop function places_with_word_like(text);--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text(coalesce(display_name, '') || ' ' || name || ' ' || chr(10) || ' ' || coalesce(addr_city, ''))) STORED NOT NULL;--> statement-breakpoint
-- What is longer than an index holds is no word.
create function words_of_place(search_text text, name text, display_name text) returns table (is_name boolean, word text)
language sql immutable rows 8 as $$
  select false, left(word, 200) from regexp_split_to_table(search_text, '[][\s!-/:-@\\^_`{-~–—‘’“”„«»·…]+') word where word <> ''
  union select true, left(public.plain_text(called), 200) from (values (name), (display_name)) names (called) where called is not null
$$;--> statement-breakpoint
create function words_of_all_places() returns void language plpgsql as $$
begin
  delete from place_words;
  delete from known_words;
  insert into place_words
    select p.id, told.is_name, p.is_featured, told.word
    from places p cross join lateral words_of_place(p.search_text, p.name, p.display_name) told where p.is_active;
  insert into known_words select distinct word from place_words where not is_name;
end $$;--> statement-breakpoint
select words_of_all_places();--> statement-breakpoint
CREATE INDEX "known_words_word_index" ON "known_words" USING btree ("word");--> statement-breakpoint
create index known_words_alike on known_words using gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "place_words_in_order" ON "place_words" USING btree ("is_name","is_featured","word","place_id");--> statement-breakpoint
-- Who writes a place's words holds its row. A new word may be noted by two at once, so that neither waits for the other.
create function tell_words() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'TRUNCATE' then
    delete from public.place_words;
    return null;
  elsif tg_op = 'UPDATE' then
    changed = array(select id from new_rows n join old_rows o using (id)
      where (n.is_active, n.is_featured, n.name, n.display_name, n.addr_city)
        is distinct from (o.is_active, o.is_featured, o.name, o.display_name, o.addr_city));
  elsif tg_op = 'INSERT' then
    changed = array(select id from new_rows);
  else
    changed = array(select id from old_rows);
  end if;
  if tg_op <> 'INSERT' then
    delete from public.place_words w using (
      select o.id, o.is_featured, told.is_name, told.word
      from old_rows o cross join lateral public.words_of_place(o.search_text, o.name, o.display_name) told
      where o.is_active and o.id = any(changed)) gone
    where w.is_name = gone.is_name and w.is_featured = gone.is_featured and w.word = gone.word and w.place_id = gone.id;
  end if;
  if tg_op <> 'DELETE' then
    with told as (
      insert into public.place_words
      select n.id, told.is_name, n.is_featured, told.word
      from new_rows n cross join lateral public.words_of_place(n.search_text, n.name, n.display_name) told
      where n.is_active and n.id = any(changed)
      returning is_name, word)
    insert into public.known_words
      select distinct word from told
      where not is_name and not exists (select from public.known_words k where k.word = told.word);
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger tell_words_insert after insert on places referencing new table as new_rows
  for each statement execute function tell_words();--> statement-breakpoint
create trigger tell_words_update after update on places referencing old table as old_rows new table as new_rows
  for each statement execute function tell_words();--> statement-breakpoint
create trigger tell_words_delete after delete on places referencing old table as old_rows
  for each statement execute function tell_words();--> statement-breakpoint
create trigger tell_words_truncate after truncate on places
  for each statement execute function tell_words();--> statement-breakpoint
-- Words much like the given one ('muzeum' is 0.4 of 'museum'). A function, because the operator's threshold is a setting, and
-- settings of a session are shared by all on the embedded engine.
create function words_like(typed text) returns setof text language sql stable rows 50
set pg_trgm.word_similarity_threshold = 0.38 as $$
  select distinct word from public.known_words where word %> typed
$$;
