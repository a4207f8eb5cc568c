import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { ContentPageKey } from '../../site/page-content/content-page-keys.ts'
import type { TextChange, TextHistory } from './text-history.schema.ts'

const pageSize = 20

/** Who changed which text of a page to what. */
export async function findTextHistory(
  db: Database,
  { pageKey, before = 2_147_483_647 }: { pageKey: ContentPageKey; before?: number | undefined },
): Promise<TextHistory> {
  const { rows } = await db.execute<TextChange>(sql`
    select e.id, to_json(e.at) #>> '{}' as at, u.username, t.name as token, c.section_key as "sectionKey",
      ${text('before')} as before, ${text('after')} as after
    from page_content c
    join audit_log e on e.entity = 'page_content' and e.entity_id = c.id::text and e.action = 'update'
      and e.before ? 'content' and e.after ? 'content'
    left join users u on u.id = e.user_id left join api_tokens t on t.id = e.token_id
    where c.page_key = ${pageKey} and e.id < ${before}
    order by e.id desc limit ${pageSize + 1}`)
  return { changes: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
}

// Before texts could be formatted, none said so.
const text = (side: 'before' | 'after') => {
  const noted = sql.raw(`e.${side}`)
  return sql`json_build_object('content', ${noted} ->> 'content', 'contentType', coalesce(${noted} ->> 'contentType',
    case c.content_type when 'text' then 'text' else 'textarea' end))`
}
