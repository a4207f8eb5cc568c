ALTER TABLE "places"
  ADD COLUMN "description_language" text,
  ADD COLUMN "usual_hours" text,
  ADD COLUMN "usually_closed" text,
  ADD COLUMN "best_age_min" smallint,
  ADD COLUMN "best_age_max" smallint,
  ADD COLUMN "visit_hours_min" double precision,
  ADD COLUMN "visit_hours_max" double precision,
  ADD COLUMN "setting" text,
  ADD COLUMN "price" text,
  ADD COLUMN "price_band" smallint,
  ADD COLUMN "charge" text,
  ADD COLUMN "booking" text,
  ADD COLUMN "food" text[] DEFAULT '{}' NOT NULL,
  ADD COLUMN "toilets" text,
  ADD COLUMN "changing_table" text,
  ADD COLUMN "highchair" text,
  ADD COLUMN "drinking_water" text,
  ADD COLUMN "wheelchair" text,
  ADD COLUMN "wheelchair_toilets" text,
  ADD COLUMN "dogs" text,
  ADD COLUMN "getting_there" text,
  ADD COLUMN "good_to_know" text,
  ADD COLUMN "wikidata" text,
  ADD COLUMN "wikimedia_commons" text,
  ADD COLUMN "image_url" text,
  ADD COLUMN "checked_on" date;--> statement-breakpoint

-- A yes or no that nobody set was 'no' where nothing was known.
create function told(plain boolean, is_edited boolean, yes text, no text) returns text language sql immutable return
  case when plain then yes when is_edited then no end;--> statement-breakpoint

create function told_names(names text[]) returns text[] language sql immutable return
  array(select distinct case name when 'isIndoor' then 'setting' when 'isWheelchairAccessible' then 'wheelchair' else name end
    collate "C" as told from unnest(names) name order by told);--> statement-breakpoint

update places set
  setting = told(is_indoor, 'isIndoor' = any(edited_fields), 'indoor', 'outdoor'),
  wheelchair = told(is_wheelchair_accessible, 'isWheelchairAccessible' = any(edited_fields), 'yes', 'no'),
  edited_fields = told_names(edited_fields)
where is_indoor or is_wheelchair_accessible or edited_fields && array['isIndoor', 'isWheelchairAccessible'];--> statement-breakpoint

-- The views of DATABASE_VIEWER_URL are made anew by "npm run viewer-sql" after a migration; this one would hold the columns.
drop view if exists viewer.places;--> statement-breakpoint
ALTER TABLE "places"
  drop column "is_indoor",
  drop column "is_wheelchair_accessible",
  ADD COLUMN "is_indoor" boolean GENERATED ALWAYS AS (coalesce(setting in ('indoor', 'both'), false)) STORED NOT NULL,
  ADD COLUMN "is_wheelchair_accessible" boolean GENERATED ALWAYS AS (coalesce(wheelchair in ('yes', 'limited'), false)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "places"
  ADD CONSTRAINT "places_best_age_min" CHECK ("places"."best_age_min" between 0 and 18),
  ADD CONSTRAINT "places_best_age_max" CHECK ("places"."best_age_max" between 0 and 18),
  ADD CONSTRAINT "places_best_age" CHECK ("places"."best_age_min" <= "places"."best_age_max"),
  ADD CONSTRAINT "places_visit_hours" CHECK ("places"."visit_hours_min" <= "places"."visit_hours_max"),
  ADD CONSTRAINT "places_price_band" CHECK ("places"."price_band" between 1 and 3);--> statement-breakpoint

-- What the audit log keeps speaks of the facts of today, so that it can be undone and brought back. One state of a place:
-- whose 'no' it was its edited fields say, or, where those stayed, whoever made the change.
create function told_state(state jsonb, is_editors boolean) returns jsonb language sql immutable return
  state - 'isIndoor' - 'isWheelchairAccessible'
  || case when state ? 'isIndoor' then jsonb_build_object('setting', told((state ->> 'isIndoor')::boolean,
    coalesce(state -> 'editedFields' ? 'isIndoor', is_editors), 'indoor', 'outdoor')) else '{}' end
  || case when state ? 'isWheelchairAccessible' then jsonb_build_object('wheelchair', told(
    (state ->> 'isWheelchairAccessible')::boolean,
    coalesce(state -> 'editedFields' ? 'isWheelchairAccessible', is_editors), 'yes', 'no')) else '{}' end
  || case when state ? 'editedFields' then jsonb_build_object('editedFields',
    told_names(array(select jsonb_array_elements_text(state -> 'editedFields')))) else '{}' end;--> statement-breakpoint

update audit_log set before = told_state(before, import_run_id is null), after = told_state(after, import_run_id is null),
  hands = (select jsonb_object_agg((told_names(array[key]))[1], value) from jsonb_each(hands))
where entity = 'places' and action in ('create', 'update') and (before ?| array['isIndoor', 'isWheelchairAccessible', 'editedFields']
  or after ?| array['isIndoor', 'isWheelchairAccessible', 'editedFields']);--> statement-breakpoint

-- A place that was deleted, with its row as it stood.
create function told_place(whole jsonb) returns jsonb language sql immutable return
  jsonb_set(whole, '{place}', (whole -> 'place') - 'is_indoor' - 'is_wheelchair_accessible' || jsonb_build_object(
    'setting', told((whole #>> '{place,is_indoor}')::boolean, whole #> '{place,edited_fields}' ? 'isIndoor', 'indoor', 'outdoor'),
    'wheelchair', told((whole #>> '{place,is_wheelchair_accessible}')::boolean,
      whole #> '{place,edited_fields}' ? 'isWheelchairAccessible', 'yes', 'no'),
    'edited_fields', told_names(array(select jsonb_array_elements_text(whole #> '{place,edited_fields}')))));--> statement-breakpoint

update audit_log set before = told_place(before)
where action = 'delete' and entity = 'places' and before -> 'place' ? 'is_indoor';--> statement-breakpoint
update audit_log set before = jsonb_set(before, '{places}', (select jsonb_agg(told_place(whole) order by nr)
  from jsonb_array_elements(before -> 'places') with ordinality as kept(whole, nr)))
where action = 'delete' and entity = 'cities' and jsonb_array_length(before -> 'places') > 0;--> statement-breakpoint

drop function told_place, told_state, told_names, told;
