CREATE TABLE "planned_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"time_zone" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"user_id" uuid,
	"token_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "planned_changes_subject" CHECK ("planned_changes"."subject" in ('place', 'page')),
	CONSTRAINT "planned_changes_state" CHECK ("planned_changes"."state" in ('waiting', 'refused', 'published')),
	CONSTRAINT "planned_changes_time" CHECK (("planned_changes"."publish_at" is null) = ("planned_changes"."time_zone" is null))
);
--> statement-breakpoint
ALTER TABLE "planned_changes" ADD CONSTRAINT "planned_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_changes_due" ON "planned_changes" USING btree ("publish_at") WHERE "planned_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "planned_changes_of" ON "planned_changes" USING btree ("subject","subject_key");