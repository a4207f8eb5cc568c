import { csvLine } from './csv.ts'
import { cellOf, fieldNames, type PlaceRecord } from './place-file-fields.ts'

/** How a file of places begins, what it says of each batch, and how it ends. */
export type FileForm = {
  contentType: string
  begin: string
  batch: (records: readonly PlaceRecord[], isFirst: boolean) => string
  end: string
}

// Without the byte order mark Excel takes UTF-8 for the code page of its country: 'SchÃ¶nbrunn'.
const byteOrderMark = '\ufeff'

export const csvForm: FileForm = {
  contentType: 'text/csv; charset=utf-8',
  begin: byteOrderMark + csvLine(fieldNames),
  batch: (records) =>
    records.map((record) => csvLine(fieldNames.map((field) => cellOf(record[field])))).join(''),
  end: '',
}

export const geoJsonForm: FileForm = {
  contentType: 'application/geo+json',
  begin: '{"type":"FeatureCollection","features":[\n',
  batch: (records, isFirst) =>
    `${isFirst ? '' : ',\n'}${records.map((record) => JSON.stringify(featureOf(record))).join(',\n')}`,
  end: '\n]}\n',
}

const featureOf = ({ lat, lng, ...properties }: PlaceRecord) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties,
})
