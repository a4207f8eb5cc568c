import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'

const featuredPerCityAndFunType = 3
// Known to Wikidata, with a website: what says less of itself waits for an editor.
const leastNotability = 5

/** Features the most notable of these new places, as far as their city has not three of that fun type already. */
export async function featureNotable(
  tx: Transaction,
  notabilityByPlace: ReadonlyMap<number, number>,
): Promise<void> {
  const worthy = [...notabilityByPlace]
    .filter(([, notability]) => notability >= leastNotability)
    .map(([id, notability]) => ({ id, notability }))
  if (worthy.length === 0) return
  await tx.execute(sql`
    with placed as (
      select place.id, place.is_featured, link.city_id, type.fun_type_id
      from places place join city_places link on link.place_id = place.id
      join place_types type on type.place_id = place.id and type.rank = 0
    ), worthy as (
      select placed.*, r.notability
      from json_to_recordset(${JSON.stringify(worthy)}::json) as r(id integer, notability float8) join placed using (id)
    ), had as (
      select city_id, fun_type_id, count(*) as places from placed
      where is_featured and (city_id, fun_type_id) in (select city_id, fun_type_id from worthy) group by 1, 2
    ), ranked as (
      select worthy.id, coalesce(had.places, 0)
        + row_number() over (partition by city_id, fun_type_id order by notability desc, worthy.id) as rank
      from worthy left join had using (city_id, fun_type_id)
    )
    update places set is_featured = true, updated_at = now()
    where id in (select id from ranked where rank <= ${featuredPerCityAndFunType}::integer)`)
}
