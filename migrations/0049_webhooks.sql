CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" integer,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"topics" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_id_id_index" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","due_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE FUNCTION queue_webhook(webhook uuid, event text, data jsonb) RETURNS integer LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (webhook_id, event, body)
  VALUES (webhook, event, json_build_object('type', event, 'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)::text)
  RETURNING id;
$$;
--> statement-breakpoint
CREATE FUNCTION queue_webhooks(event text, data jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT queue_webhook(id, event, data) FROM webhooks
  WHERE is_active AND split_part(event, '.', 1) = ANY (topics);
$$;
--> statement-breakpoint
-- What imports do is told as one event of the import: it may be thousands of places.
CREATE FUNCTION tell_webhooks_of_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE is_active AND 'place' = ANY (topics)) THEN RETURN NULL; END IF;
  PERFORM queue_webhooks('place.' || action || 'd', jsonb_build_object('places', places)) FROM (
    SELECT action, jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name, 'fields', fields) ORDER BY nth) AS places
    FROM (
      SELECT a.action, a.entity_id::integer AS id, coalesce(p.slug, a.before #>> '{place,slug}') AS slug,
        coalesce(p.display_name, p.name, a.before #>> '{place,display_name}', a.before #>> '{place,name}') AS name,
        CASE WHEN a.action = 'update' AND jsonb_typeof(a.after) = 'object'
          THEN ARRAY(SELECT key FROM jsonb_object_keys(a.after) key WHERE key <> 'editedFields' ORDER BY key)
          ELSE '{}' END AS fields,
        row_number() OVER (PARTITION BY a.action ORDER BY a.id) AS nth
      FROM added a LEFT JOIN places p ON p.id = a.entity_id::integer
      WHERE a.entity = 'places' AND a.import_run_id IS NULL AND a.action IN ('create', 'update', 'delete', 'restore')) one
    GROUP BY action, (nth - 1) / 100 ORDER BY min(nth)) told;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhooks_of_places AFTER INSERT ON audit_log REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_places();
--> statement-breakpoint
CREATE FUNCTION tell_webhooks_of_imports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks('import.' || NEW.state, jsonb_build_object('id', NEW.id, 'provider', NEW.provider,
    'city', (SELECT slug FROM cities WHERE id = NEW.city_id), 'added', NEW.added, 'changed', NEW.changed,
    'unchanged', NEW.unchanged, 'gone', NEW.gone));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhooks_of_imports AFTER UPDATE ON import_runs FOR EACH ROW
  WHEN (NEW.state <> OLD.state AND NEW.state <> 'running') EXECUTE FUNCTION tell_webhooks_of_imports();
--> statement-breakpoint
-- What a family wrote stays here: who is told asks for it.
CREATE FUNCTION tell_webhooks_of_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks(CASE TG_OP WHEN 'INSERT' THEN 'report.created' ELSE 'report.' || NEW.state END,
    jsonb_build_object('id', NEW.id, 'placeId', NEW.place_id, 'place', (SELECT slug FROM places WHERE id = NEW.place_id),
      'reason', NEW.reason));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhooks_of_new_reports AFTER INSERT ON reports FOR EACH ROW
  EXECUTE FUNCTION tell_webhooks_of_reports();
--> statement-breakpoint
CREATE TRIGGER webhooks_of_decided_reports AFTER UPDATE ON reports FOR EACH ROW
  WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION tell_webhooks_of_reports();
