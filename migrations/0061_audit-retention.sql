CREATE TABLE "audit_retention" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"years" smallint,
	CONSTRAINT "audit_retention_is_only" CHECK ("audit_retention"."is_only"),
	CONSTRAINT "audit_retention_years" CHECK ("audit_retention"."years" > 0)
);
--> statement-breakpoint
CREATE FUNCTION tell_webhooks_of_cities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE is_active AND 'city' = ANY (topics)) THEN RETURN NULL; END IF;
  PERFORM queue_webhooks('city.' || action || 'd', jsonb_build_object('cities', cities)) FROM (
    SELECT action, jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name, 'fields', fields) ORDER BY nth) AS cities
    FROM (
      SELECT a.action, a.entity_id::integer AS id, coalesce(c.slug, a.before #>> '{city,slug}') AS slug,
        coalesce(c.name, a.before #>> '{city,name}') AS name,
        CASE WHEN a.action = 'update' AND jsonb_typeof(a.after) = 'object'
          THEN ARRAY(SELECT key FROM jsonb_object_keys(a.after) key ORDER BY key) ELSE '{}' END AS fields,
        row_number() OVER (PARTITION BY a.action ORDER BY a.id) AS nth
      FROM added a LEFT JOIN cities c ON c.id = a.entity_id::integer
      WHERE a.entity = 'cities' AND a.action IN ('create', 'update', 'delete', 'restore')) one
    GROUP BY action, (nth - 1) / 100 ORDER BY min(nth)) told;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhooks_of_cities AFTER INSERT ON audit_log REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_cities();
--> statement-breakpoint
-- The audit log knows nothing of photos that the guide found by itself. Those of a place that is deleted go without a word.
CREATE FUNCTION tell_webhooks_of_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE is_active AND 'photo' = ANY (topics)) THEN RETURN NULL; END IF;
  PERFORM queue_webhooks(TG_ARGV[0], jsonb_build_object('photos', photos)) FROM (
    SELECT jsonb_agg(jsonb_build_object('id', id, 'placeId', place_id, 'place', slug) ORDER BY nth) AS photos FROM (
      SELECT t.id, t.place_id, p.slug, row_number() OVER (ORDER BY t.id) AS nth FROM touched t JOIN places p ON p.id = t.place_id) one
    GROUP BY (nth - 1) / 100 ORDER BY min(nth)) told;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Where its file is read, and until when, is no change of a photo.
CREATE FUNCTION tell_webhooks_of_changed_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE is_active AND 'photo' = ANY (topics)) THEN RETURN NULL; END IF;
  PERFORM queue_webhooks('photo.updated', jsonb_build_object('photos', photos)) FROM (
    SELECT jsonb_agg(jsonb_build_object('id', id, 'placeId', place_id, 'place', slug) ORDER BY nth) AS photos FROM (
      SELECT n.id, n.place_id, p.slug, row_number() OVER (ORDER BY n.id) AS nth
      FROM touched n JOIN was o ON o.id = n.id JOIN places p ON p.id = n.place_id
      WHERE to_jsonb(n) - '{signed_url,updated_at}'::text[] <> to_jsonb(o) - '{signed_url,updated_at}'::text[]) one
    GROUP BY (nth - 1) / 100 ORDER BY min(nth)) told;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhooks_of_new_photos AFTER INSERT ON place_images REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_photos('photo.created');
--> statement-breakpoint
CREATE TRIGGER webhooks_of_gone_photos AFTER DELETE ON place_images REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_photos('photo.deleted');
--> statement-breakpoint
CREATE TRIGGER webhooks_of_changed_photos AFTER UPDATE ON place_images REFERENCING OLD TABLE AS was NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_changed_photos();
