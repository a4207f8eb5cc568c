DROP INDEX "audit_log_at_index";--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_thing" ON "audit_log" USING btree ("entity","action","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_by_account" ON "audit_log" USING btree ("user_id","entity","action","at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "audit_log"."user_id" is not null;