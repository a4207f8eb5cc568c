CREATE TABLE "open_id_links" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "open_id_links_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "open_id_links_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "open_id_links" ADD CONSTRAINT "open_id_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;