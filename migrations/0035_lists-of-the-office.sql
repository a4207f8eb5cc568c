CREATE INDEX "place_sources_gone" ON "place_sources" USING btree ("place_id") WHERE "place_sources"."gone_since" is not null;--> statement-breakpoint
CREATE INDEX "places_by_name" ON "places" USING btree ((coalesce("display_name", "name") collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "audit_log_by_hand" ON "audit_log" USING btree ("at","id") WHERE "audit_log"."import_run_id" is null;--> statement-breakpoint
CREATE INDEX "audit_log_deletions" ON "audit_log" USING btree ("at") WHERE "audit_log"."action" = 'delete';