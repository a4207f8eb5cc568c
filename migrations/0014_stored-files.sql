CREATE TABLE "file_removals" (
	"path" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"is_begun" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	CONSTRAINT "installation_is_only" CHECK ("installation"."is_only")
);
--> statement-breakpoint
CREATE INDEX "file_removals_due_at_index" ON "file_removals" USING btree ("due_at");
--> statement-breakpoint

-- Whatever deletes the row that names a file (a call, a cascade, psql), its file is noted in the same transaction: the only
-- leave to remove it. A day longer than deleted places and cities can be brought back, so that nothing comes back without.
create function note_file_removal() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.storage_path is not null
    and (tg_op = 'DELETE' or new.storage_path is distinct from old.storage_path) then
    insert into file_removals (path, due_at) values (old.storage_path, now() + interval '31 days')
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

create trigger note_file_removal after insert or update of storage_path or delete on place_images
  for each row execute function note_file_removal();--> statement-breakpoint
create trigger note_file_removal after insert or update of storage_path or delete on static_assets
  for each row execute function note_file_removal();--> statement-breakpoint

-- The files of places that were deleted before there was such a note.
insert into file_removals (path, due_at)
select path #>> '{}', max(at) + interval '31 days'
from audit_log, jsonb_path_query(before, '$.**.storage_path ? (@ != null)') as path
where action = 'delete' and entity not in ('place_images', 'static_assets')
  and not exists (select from place_images where storage_path = path #>> '{}')
  and not exists (select from static_assets where storage_path = path #>> '{}')
group by 1;
