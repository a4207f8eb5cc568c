CREATE TABLE "copy_seals" (
	"word" uuid PRIMARY KEY NOT NULL
);
