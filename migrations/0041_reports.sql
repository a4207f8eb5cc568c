CREATE TABLE "place_notices" (
	"place_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"families" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place_id" integer NOT NULL,
	"reason" text NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"storage_path" text,
	"state" text DEFAULT 'open' NOT NULL,
	"device" text,
	"network" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"change_id" integer,
	CONSTRAINT "reports_storagePath_unique" UNIQUE("storage_path"),
	CONSTRAINT "reports_decided" CHECK (("reports"."state" = 'open') = ("reports"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "place_notices" ADD CONSTRAINT "place_notices_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_of_device" ON "reports" USING btree ("place_id","device") WHERE "reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE "reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reports_place_id_index" ON "reports" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "reports_decided_at_index" ON "reports" USING btree ("decided_at");--> statement-breakpoint

-- As before; an argument says after how long the file of a row goes that cannot be brought back.
create or replace function note_file_removal() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.storage_path is not null
    and (tg_op = 'DELETE' or new.storage_path is distinct from old.storage_path) then
    insert into file_removals (path, due_at)
      values (old.storage_path, now() + coalesce(tg_argv[0], '31 days')::interval)
      on conflict (path) do nothing;
  end if;
  if tg_op <> 'DELETE' and new.storage_path is not null
    and (tg_op = 'INSERT' or new.storage_path is distinct from old.storage_path) then
    delete from file_removals where path = new.storage_path and not is_begun;
    if exists (select from file_removals where path = new.storage_path) then
      raise exception 'The file % is being removed', new.storage_path using errcode = 'object_in_use';
    end if;
  end if;
  return null;
end $$;--> statement-breakpoint

-- Whole milliseconds are kept: of now, half of them would lie ahead.
create trigger note_file_removal after insert or update of storage_path or delete on reports
  for each row execute function note_file_removal('-1 second');--> statement-breakpoint

do $$
declare
  counts constant text := 'select place_id, reason, families, since from %s';
  places_of constant text := 'select p.lat, p.lng from changed join places p on p.id = changed.place_id';
begin
  execute format('create trigger content_changed_insert after insert on place_notices referencing new table as new_rows
    for each statement execute function place_changed(%L, %L, %L)', counts, places_of, 'seen');
  execute format('create trigger content_changed_update after update on place_notices
    referencing old table as old_rows new table as new_rows
    for each statement execute function place_changed(%L, %L, %L)', counts, places_of, 'seen');
  execute format('create trigger content_changed_delete after delete on place_notices referencing old table as old_rows
    for each statement execute function place_changed(%L, %L, %L)', counts, places_of, 'seen');
  create trigger content_changed_truncate after truncate on place_notices
    for each statement execute function content_changed();
end $$;
