CREATE TABLE "place_file_rows" (
	"upload" uuid NOT NULL,
	"line" integer NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_file_rows_upload_line_pk" PRIMARY KEY("upload","line")
);
