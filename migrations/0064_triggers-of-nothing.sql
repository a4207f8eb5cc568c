-- A statement that touches no row has its triggers run all the same, and what these write sets off others: where nothing is to be
-- told they end before they write. What they tell, and when, is as it was.
create or replace function tell_changed_traits() returns trigger language plpgsql as $$
declare
  chosen integer[];
begin
  if tg_table_name = 'places' then
    chosen = array(select id from new_rows n join old_rows o using (id)
      where (n.is_active, n.is_featured, n.setting, n.wheelchair, n.age_group_min, n.age_group_max, n.best_age_min, n.best_age_max)
        is distinct from (o.is_active, o.is_featured, o.setting, o.wheelchair, o.age_group_min, o.age_group_max, o.best_age_min, o.best_age_max));
  elsif tg_op = 'INSERT' then
    chosen = array(select place_id from new_rows);
  elsif tg_op = 'DELETE' then
    chosen = array(select place_id from old_rows);
  else
    chosen = array(select place_id from new_rows union select place_id from old_rows);
  end if;
  if cardinality(chosen) = 0 then return null; end if;
  -- New places have no distances yet.
  chosen = array(select distinct place_id from public.place_distances d where d.place_id = any(chosen));
  if cardinality(chosen) = 0 then return null; end if;
  update public.place_distances d set traits = t.traits, fun_type_ids = t.fun_type_ids
    from public.traits_of_places(chosen) t
    where d.place_id = any(chosen) and t.place_id = d.place_id and (t.traits, t.fun_type_ids) is distinct from (d.traits, d.fun_type_ids);
  return null;
end $$;--> statement-breakpoint
create or replace function tell_changed_listed() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows n join old_rows o using (id)
    where (n.is_active, coalesce(n.display_name, n.name), n.addr_country)
      is distinct from (o.is_active, coalesce(o.display_name, o.name), o.addr_country)) then return null; end if;
  update public.place_types t
    set listed_name = case when n.is_active then coalesce(n.display_name, n.name) end, country = case when n.is_active then n.addr_country end
    from new_rows n join old_rows o using (id)
    where t.place_id = n.id and (n.is_active, coalesce(n.display_name, n.name), n.addr_country)
      is distinct from (o.is_active, coalesce(o.display_name, o.name), o.addr_country);
  return null;
end $$;--> statement-breakpoint
create or replace function tell_changed_holds() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows n join old_rows o using (id)
    where (o.opening_hours, o.usual_hours, o.usually_closed, o.special_hours, o.closed_from, o.closed_until)
      is distinct from (n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours, n.closed_from, n.closed_until)) then
    return null;
  end if;
  update public.place_hours h set holds = false from new_rows n join old_rows o using (id)
  where h.place_id = n.id and (o.opening_hours, o.usual_hours, o.usually_closed, o.special_hours, o.closed_from, o.closed_until)
    is distinct from (n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours, n.closed_from, n.closed_until);
  return null;
end $$;--> statement-breakpoint
create or replace function place_changed() returns trigger language plpgsql as $$
declare
  gone constant text := format(tg_argv[0], 'old_rows');
  come constant text := format(tg_argv[0], 'new_rows');
  changed constant text := case
    when tg_op = 'INSERT' then come
    when tg_op = 'DELETE' then gone
    when tg_argv[2] = 'seen' then format('(%1$s except %2$s) union all (%2$s except %1$s)', gone, come)
    else format('%s union all %s', gone, come)
  end;
  is_any boolean;
  tags text;
begin
  if tg_op = 'DELETE' then
    if not exists (select from old_rows) then return null; end if;
  elsif not exists (select from new_rows) then
    return null;
  end if;
  execute format(
    'with changed as materialized (%s),
      cells as (select distinct floor(lat)::int as n, floor(lng)::int as e from (%s) concerned)
    select exists (select from changed),
      (select case when count(*) <= 100 then '' places'' || coalesce(string_agg(format('' cell:%%s:%%s'', n, e), ''''), '''') end
        from cells)',
    changed, tg_argv[1]) into is_any, tags;
  if is_any then
    perform pg_notify('content_changed', tg_table_name || coalesce(tags, ''));
  end if;
  return null;
end $$;
