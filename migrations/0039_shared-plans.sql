CREATE TABLE "shared_plans" (
	"edit_hash" text PRIMARY KEY NOT NULL,
	"view_hash" text NOT NULL,
	"plan" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last_visited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_plans_viewHash_unique" UNIQUE("view_hash")
);
