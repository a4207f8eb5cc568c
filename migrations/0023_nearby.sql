CREATE TABLE "nearby_readings" (
	"place_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nearby_things" (
	"place_id" integer NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"name" text,
	"features" text[] DEFAULT '{}' NOT NULL,
	"metres" integer NOT NULL,
	"is_inside" boolean NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"osm_id" text NOT NULL,
	CONSTRAINT "nearby_things_place_id_kind_pk" PRIMARY KEY("place_id","kind")
);
--> statement-breakpoint
ALTER TABLE "nearby_readings" ADD CONSTRAINT "nearby_readings_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nearby_things" ADD CONSTRAINT "nearby_things_place_id_nearby_readings_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."nearby_readings"("place_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nearby_readings_due_at_place_id_index" ON "nearby_readings" USING btree ("due_at","place_id");--> statement-breakpoint
-- Each active place has its row, due at once; one that moves or is hidden loses what was read of its surroundings.
create function note_nearby() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into nearby_readings (place_id) select id from new_rows where is_active;
    return null;
  end if;
  delete from nearby_readings r using old_rows o, new_rows n
  where n.id = o.id and r.place_id = n.id and o.is_active
    and (n.lat <> o.lat or n.lng <> o.lng or not n.is_active);
  insert into nearby_readings (place_id)
  select n.id from old_rows o join new_rows n on n.id = o.id
  where n.is_active and (n.lat <> o.lat or n.lng <> o.lng or not o.is_active)
  on conflict (place_id) do nothing;
  return null;
end $$;--> statement-breakpoint

create trigger note_nearby_insert after insert on places referencing new table as new_rows
  for each statement execute function note_nearby();--> statement-breakpoint
create trigger note_nearby_update after update on places referencing old table as old_rows new table as new_rows
  for each statement execute function note_nearby();--> statement-breakpoint

-- Pages read what was found and of which day it is, never when it is due.
create trigger content_changed after insert or update or delete or truncate on nearby_things
  for each statement execute function content_changed();--> statement-breakpoint
create trigger content_changed_insert after insert on nearby_readings referencing new table as new_rows
  for each statement execute function seen_content_changed('select place_id, read_at from %s where read_at is not null');--> statement-breakpoint
create trigger content_changed_update after update on nearby_readings
  referencing old table as old_rows new table as new_rows
  for each statement execute function seen_content_changed('select place_id, read_at from %s where read_at is not null');--> statement-breakpoint
create trigger content_changed_delete after delete on nearby_readings referencing old table as old_rows
  for each statement execute function seen_content_changed('select place_id, read_at from %s where read_at is not null');--> statement-breakpoint
create trigger content_changed_truncate after truncate on nearby_readings
  for each statement execute function content_changed();--> statement-breakpoint

insert into nearby_readings (place_id) select id from places where is_active;
