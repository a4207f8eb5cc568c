CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" timestamp with time zone[] NOT NULL
);
