ALTER TABLE "place_hours" ADD COLUMN "seasons" text;--> statement-breakpoint
-- A day that is open but for its season or a holiday is understood.
do $$
declare counting text;
begin
  foreach counting in array array['recount_places', 'count_place_hours'] loop
    execute replace(pg_get_functiondef(counting::regproc), '[oc]', '[ochs]');
  end loop;
  execute 'create or replace view counted_places as ' || replace(pg_get_viewdef('counted_places'::regclass), '[oc]', '[ochs]');
end $$;--> statement-breakpoint
drop index place_hours_unclear;--> statement-breakpoint
create index place_hours_unclear on place_hours (place_id)
  where opening_hours is not null and (grade <> 'stated' or states !~ '[ochs]');
