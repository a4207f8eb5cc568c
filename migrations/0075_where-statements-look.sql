DROP INDEX "audit_log_import_run_id_index";--> statement-breakpoint
CREATE INDEX "audit_log_by_import" ON "audit_log" USING btree ("import_run_id") WHERE "audit_log"."import_run_id" is not null;--> statement-breakpoint
-- The rows of an array are taken for ten, of `regexp_split_to_table` for a thousand: for the words of some hundred places all words were
-- read.
create or replace function words_of_place(search_text text, name text, display_name text) returns table (is_name boolean, word text)
language sql immutable rows 8 as $$
  select false, left(word, 200) from unnest(regexp_split_to_array(search_text, '[][\s!-/:-@\\^_`{-~–—‘’“”„«»·…]+')) word where word <> ''
  union select true, left(public.plain_text(called), 200) from (values (name), (display_name)) names (called) where called is not null
$$;
