CREATE TABLE "guide_fills" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"started_by" uuid,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_up_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"job_id" uuid,
	"child_job_id" uuid,
	"steps_done" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addresses" jsonb DEFAULT '{"enriched":0,"unchanged":0,"notFound":0}'::jsonb NOT NULL,
	"troubles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requests_before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"report" jsonb,
	CONSTRAINT "guide_fills_one" CHECK ("guide_fills"."id" = 1),
	CONSTRAINT "guide_fills_state" CHECK ("guide_fills"."state" in ('running', 'stopped', 'done'))
);
--> statement-breakpoint
ALTER TABLE "service_states" ADD COLUMN "requests" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_fills" ADD CONSTRAINT "guide_fills_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;