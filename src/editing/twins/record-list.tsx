import type { ReactNode } from 'react'
import { providerTitle } from '../../gathering/providers/provider-titles.ts'
import { momentText } from '../../ui/moment-text.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { fieldValue } from '../imports/change-rows.ts'
import type { SaidRecord } from './twins.schema.ts'

export const recordKey = ({ provider, externalId }: Pick<SaidRecord, 'provider' | 'externalId'>) =>
  `${provider} ${externalId}`

interface RecordListProps {
  records: readonly SaidRecord[]
  /** What stands before each. */
  control?: (record: SaidRecord) => ReactNode
}

/** What each record of a place says of it. */
export const RecordList = ({ records, control }: RecordListProps) =>
  records.length === 0 ? (
    <p className="text-sm text-text-muted">Made by hand.</p>
  ) : (
    <ul className="grid gap-2 text-sm [overflow-wrap:anywhere]">
      {records.map((record) => (
        <li key={recordKey(record)} className="flex items-start gap-2.5">
          {control?.(record)}
          <div className="grid min-w-0 gap-0.5">
            <b>{record.name}</b>
            <span>
              {record.provider === 'openstreetmap' ? (
                <OutsideLink
                  href={`https://www.openstreetmap.org/${record.externalId}`}
                  className="inline-block min-h-6 text-link underline"
                >
                  {record.externalId}
                </OutsideLink>
              ) : (
                record.externalId
              )}{' '}
              ({providerTitle(record.provider)}), {record.lat.toFixed(5)}, {record.lng.toFixed(5)}
            </span>
            <span className="text-text-muted">
              {[
                [fieldValue('funTypes', record.funTypes)].flat().join(', '),
                record.address,
                record.website,
                record.sourceDate
                  ? `of ${momentText(record.sourceDate)}`
                  : `fetched ${momentText(record.fetchedAt)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
