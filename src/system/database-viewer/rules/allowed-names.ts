const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Functions that only reckon with what they are given. Left out are those that read files, settings or other queries' text
 * (`query_to_xml`), change anything, wait, and those that make much out of little (`repeat`, `lpad`, `format`).
 */
export const allowedFunctions = words(`
  count sum avg min max array_agg string_agg json_agg jsonb_agg json_object_agg jsonb_object_agg bool_and bool_or
  every bit_and bit_or stddev stddev_pop stddev_samp variance var_pop var_samp corr mode percentile_cont percentile_disc
  any_value row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value
  lower upper initcap length char_length character_length octet_length bit_length btrim ltrim rtrim trim substring
  substr left right replace translate split_part position strpos overlay concat concat_ws reverse starts_with ascii chr
  md5 to_hex quote_literal quote_ident like_escape similar_to_escape normalize is_normalized
  regexp_replace regexp_match regexp_matches regexp_split_to_array regexp_split_to_table regexp_count regexp_instr
  regexp_like regexp_substr string_to_array string_to_table
  abs ceil ceiling floor round trunc sign sqrt cbrt power pow exp ln log log10 mod div gcd lcm pi radians degrees sin
  cos tan asin acos atan atan2 random width_bucket
  now clock_timestamp statement_timestamp transaction_timestamp extract date_part date_trunc date_bin age timezone
  make_date make_time make_timestamp make_timestamptz make_interval justify_days justify_hours justify_interval isfinite
  to_char to_date to_number to_timestamp overlaps date time timestamp timestamptz interval text int4 int8 float8 numeric
  array_length array_ndims array_upper array_lower array_position array_positions array_append array_prepend array_cat
  array_remove array_replace array_to_string cardinality unnest generate_series generate_subscripts
  to_json to_jsonb row_to_json array_to_json json_build_object jsonb_build_object json_build_array jsonb_build_array
  json_array_length jsonb_array_length json_typeof jsonb_typeof json_extract_path jsonb_extract_path
  json_extract_path_text jsonb_extract_path_text jsonb_pretty json_strip_nulls jsonb_strip_nulls json_each jsonb_each
  json_each_text jsonb_each_text json_object_keys jsonb_object_keys json_array_elements jsonb_array_elements
  json_array_elements_text jsonb_array_elements_text jsonb_path_exists jsonb_path_query jsonb_path_query_array
  jsonb_path_query_first`)

/** Of casts. No `regclass` and its like, which look names up in the catalogue, and no `xml`. */
export const allowedTypes = words(`
  bool int2 int4 int8 float4 float8 numeric text varchar bpchar date time timetz timestamp timestamptz interval uuid
  json jsonb jsonpath`)

export const allowedOperators = words(`
  = <> != < > <= >= + - * / % ^ |/ ||/ @ & | # ~ << >> || ~* !~ !~* ~~ ~~* !~~ !~~* -> ->> #> #>> @> <@ && ? ?| ?& #-
  @? @@ ^@`)

/** What SQL writes without brackets: only the clock, not who asks. */
export const allowedClockWords = words(`
  SVFOP_CURRENT_DATE SVFOP_CURRENT_TIME SVFOP_CURRENT_TIME_N SVFOP_CURRENT_TIMESTAMP SVFOP_CURRENT_TIMESTAMP_N
  SVFOP_LOCALTIME SVFOP_LOCALTIME_N SVFOP_LOCALTIMESTAMP SVFOP_LOCALTIMESTAMP_N`)

export const allowedExplainOptions = words('verbose costs format')
