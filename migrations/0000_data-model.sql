CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"before" jsonb,
	"after" jsonb,
	"import_run_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"country" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"slug" text NOT NULL,
	"places_fetched" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug"),
	CONSTRAINT "cities_lat" CHECK ("cities"."lat" between -90 and 90),
	CONSTRAINT "cities_lng" CHECK ("cities"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "city_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "city_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"city_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "city_places_cityId_placeId_unique" UNIQUE("city_id","place_id")
);
--> statement-breakpoint
CREATE TABLE "configs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "configs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" text NOT NULL,
	"description" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "configs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "place_distances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_distances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"city_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"distance_km" double precision,
	"driving_time_minutes" integer,
	"radius_distance_km" double precision NOT NULL,
	"radius_driving_time_minutes" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_distances_cityId_placeId_unique" UNIQUE("city_id","place_id")
);
--> statement-breakpoint
CREATE TABLE "fun_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fun_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"slug" text NOT NULL,
	"color" text DEFAULT 'var(--lemon-chiffon)' NOT NULL,
	"bg_color" text DEFAULT 'var(--lemon-chiffon)' NOT NULL,
	"description" text,
	"meta_title" text,
	"meta_description" text,
	"sort_order" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "fun_types_name_unique" UNIQUE("name"),
	CONSTRAINT "fun_types_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "place_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place_id" integer NOT NULL,
	"image_type" text NOT NULL,
	"storage_path" text,
	"original_url" text,
	"signed_url" text,
	"public_url" text,
	"alt_text" text,
	"is_primary" boolean DEFAULT false NOT NULL,
	"unsplash_id" text,
	"photographer_name" text,
	"photographer_profile_url" text,
	"width" integer,
	"height" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_images_storagePath_unique" UNIQUE("storage_path"),
	CONSTRAINT "place_images_image_type" CHECK ("place_images"."image_type" in ('manual_upload', 'unsplash_manual', 'unsplash_auto'))
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"city_id" integer,
	"provider" text NOT NULL,
	"origin" text,
	"state" text NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"gone" integer DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"error" text,
	"started_by" uuid,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "import_runs_state" CHECK ("import_runs"."state" in ('running', 'done', 'failed', 'cancelled', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "page_content" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_key" text NOT NULL,
	"section_key" text NOT NULL,
	"content" text NOT NULL,
	"content_type" text DEFAULT 'text' NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_content_pageKey_sectionKey_unique" UNIQUE("page_key","section_key")
);
--> statement-breakpoint
CREATE TABLE "page_metadata" (
	"page_key" text PRIMARY KEY NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_osm_ids" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocked_osm_ids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"osm_id" text NOT NULL,
	"reason" text,
	"blocked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_osm_ids_osmId_unique" UNIQUE("osm_id")
);
--> statement-breakpoint
CREATE TABLE "place_availabilities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_availabilities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_availabilities_placeId_seasonId_unique" UNIQUE("place_id","season_id")
);
--> statement-breakpoint
CREATE TABLE "place_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place_id" integer NOT NULL,
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"raw" jsonb NOT NULL,
	"source_date" timestamp (3) with time zone,
	"fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"gone_since" timestamp (3) with time zone,
	CONSTRAINT "place_sources_provider_externalId_unique" UNIQUE("provider","external_id")
);
--> statement-breakpoint
CREATE TABLE "place_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place_id" integer NOT NULL,
	"fun_type_id" integer NOT NULL,
	"rank" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "place_types_placeId_funTypeId_unique" UNIQUE("place_id","fun_type_id")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place_id" text,
	"name" text NOT NULL,
	"display_name" text,
	"description" text,
	"slug" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"website" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"opening_hours" text,
	"seasonal" boolean DEFAULT false NOT NULL,
	"age_group_min" smallint,
	"age_group_max" smallint,
	"is_indoor" boolean DEFAULT false NOT NULL,
	"is_wheelchair_accessible" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_reviewed" boolean DEFAULT false NOT NULL,
	"addr_housenumber" text,
	"addr_street" text,
	"addr_city" text,
	"addr_postcode" text,
	"addr_country" text,
	"address" text,
	"phone" text,
	"edited_fields" text[] DEFAULT '{}' NOT NULL,
	"last_fetched" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "places_placeId_unique" UNIQUE("place_id"),
	CONSTRAINT "places_slug_unique" UNIQUE("slug"),
	CONSTRAINT "places_lat" CHECK ("places"."lat" between -90 and 90),
	CONSTRAINT "places_lng" CHECK ("places"."lng" between -180 and 180),
	CONSTRAINT "places_age_group_min" CHECK ("places"."age_group_min" between 0 and 18),
	CONSTRAINT "places_age_group_max" CHECK ("places"."age_group_max" between 0 and 18),
	CONSTRAINT "places_age_group" CHECK ("places"."age_group_min" <= "places"."age_group_max")
);
--> statement-breakpoint
CREATE TABLE "search_radius_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_radius_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"radius_km" integer NOT NULL,
	"display_name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_radius_options_radiusKm_unique" UNIQUE("radius_km"),
	CONSTRAINT "search_radius_options_radius_km" CHECK ("search_radius_options"."radius_km" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	CONSTRAINT "seasons_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "static_assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "static_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"asset_type" text NOT NULL,
	"name" text NOT NULL,
	"storage_path" text,
	"original_url" text,
	"signed_url" text,
	"public_url" text,
	"alt_text" text,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"file_size" integer,
	"mime_type" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "static_assets_assetType_unique" UNIQUE("asset_type"),
	CONSTRAINT "static_assets_asset_type" CHECK ("static_assets"."asset_type" in ('logo', 'favicon', 'banner'))
);
--> statement-breakpoint
CREATE TABLE "seeded_entries" (
	"key" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_places" ADD CONSTRAINT "city_places_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_places" ADD CONSTRAINT "city_places_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_distances" ADD CONSTRAINT "place_distances_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_distances" ADD CONSTRAINT "place_distances_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_images" ADD CONSTRAINT "place_images_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_availabilities" ADD CONSTRAINT "place_availabilities_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_availabilities" ADD CONSTRAINT "place_availabilities_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_sources" ADD CONSTRAINT "place_sources_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_types" ADD CONSTRAINT "place_types_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_types" ADD CONSTRAINT "place_types_fun_type_id_fun_types_id_fk" FOREIGN KEY ("fun_type_id") REFERENCES "public"."fun_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_entity_entity_id_at_index" ON "audit_log" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "city_places_place_id_index" ON "city_places" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "place_distances_place_id_radius_distance_km_index" ON "place_distances" USING btree ("place_id","radius_distance_km");--> statement-breakpoint
CREATE INDEX "place_distances_city_id_radius_distance_km_index" ON "place_distances" USING btree ("city_id","radius_distance_km");--> statement-breakpoint
CREATE UNIQUE INDEX "place_images_one_primary" ON "place_images" USING btree ("place_id") WHERE "place_images"."is_primary";--> statement-breakpoint
CREATE INDEX "place_images_place_id_index" ON "place_images" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "import_runs_city_id_started_at_index" ON "import_runs" USING btree ("city_id","started_at");--> statement-breakpoint
CREATE INDEX "place_availabilities_season_id_index" ON "place_availabilities" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "place_sources_place_id_index" ON "place_sources" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "place_types_fun_type_id_index" ON "place_types" USING btree ("fun_type_id");--> statement-breakpoint
CREATE INDEX "places_active_featured" ON "places" USING btree ("id") WHERE "places"."is_active" and "places"."is_featured";--> statement-breakpoint
CREATE INDEX "places_position" ON "places" USING btree ("lat","lng");