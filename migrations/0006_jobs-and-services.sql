CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text NOT NULL,
	"progress" jsonb NOT NULL,
	"result" jsonb,
	"error" text,
	"started_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "service_states" (
	"service" text PRIMARY KEY NOT NULL,
	"free_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"pause_reason" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_usage" (
	"service" text NOT NULL,
	"period" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_usage_service_period_pk" PRIMARY KEY("service","period")
);
--> statement-breakpoint
CREATE TABLE "geocode_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb,
	"fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "fetch_every_days" smallint;--> statement-breakpoint
ALTER TABLE "place_distances" ADD COLUMN "routed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "place_images" ADD COLUMN "license" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "credits_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_state_index" ON "jobs" USING btree ("state");--> statement-breakpoint
CREATE INDEX "jobs_created_at_index" ON "jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_import_run_id_index" ON "audit_log" USING btree ("import_run_id");--> statement-breakpoint
CREATE INDEX "import_runs_started_at_index" ON "import_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "import_runs_job_id_index" ON "import_runs" USING btree ("job_id");--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_fetch_every_days" CHECK ("cities"."fetch_every_days" between 1 and 365);