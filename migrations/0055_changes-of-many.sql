ALTER TABLE "audit_log" ADD COLUMN "change_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_log_change" ON "audit_log" USING btree ("change_id","id") WHERE "audit_log"."change_id" is not null;