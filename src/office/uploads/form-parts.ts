/** What a part of a form says of itself; only files have a `filename`. */
export type PartHead = { name: string; filename: string | undefined; type: string }

/** Hears of the part's bytes, piece by piece, as long as the form is read. */
export type TakePart = (bytes: Uint8Array) => void

/** The body is no form, or not the whole of one. */
export class BrokenForm extends Error {}

const mostHeadBytes = 16 * 1024
const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')

/**
 * Reads a form (multipart/form-data) without keeping it: the platform's own reader holds a body several times over before
 * anybody can look at it. @throws BrokenForm; what the body or `begin` throws
 */
export async function readParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  begin: (head: PartHead) => TakePart,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first part begins as all others do, and what comes before it is nobody's.
  let rest: Buffer = lineEnd
  let take: TakePart | undefined = () => {}
  let isOver = false
  const readContent = (part: TakePart): boolean => {
    const end = rest.indexOf(delimiter)
    const length = end < 0 ? beginningOf(delimiter, rest) : end
    if (length > 0) part(rest.subarray(0, length))
    rest = rest.subarray(end < 0 ? length : end + delimiter.length)
    if (end >= 0) take = undefined
    return end >= 0
  }
  const readHead = (): boolean => {
    if (rest.length < 2) return false
    isOver = rest.toString('latin1', 0, 2) === '--'
    const end = rest.indexOf(headEnd)
    if (end < 0 && rest.length > mostHeadBytes)
      throw new BrokenForm('A part of the form has no end to its head')
    if (isOver || end < 0) return false
    take = begin(headOf(rest.toString('utf8', 0, end)))
    rest = rest.subarray(end + headEnd.length)
    return true
  }
  for await (const chunk of body) {
    if (isOver) continue
    // What is copied is garbage a moment later, and a fast sender makes more of it than is collected.
    rest =
      rest.length === 0
        ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
        : Buffer.concat([rest, chunk])
    while (take ? readContent(take) : readHead());
  }
  if (!isOver) throw new BrokenForm('The form is cut off')
}

/** Where a delimiter may begin whose end is still to come; a line ends nowhere else in it. */
function beginningOf(delimiter: Buffer, bytes: Buffer): number {
  const at = bytes.lastIndexOf(lineEnd[0] ?? 0)
  return at < 0 || bytes.length - at >= delimiter.length ? bytes.length : at
}

/** The boundary that a Content-Type names; undefined for what is no form. */
export function boundaryOf(contentType: string): string | undefined {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined
  const boundary = parametersOf(contentType).get('boundary')
  return boundary && boundary.length <= 70 ? boundary : undefined
}

function headOf(lines: string): PartHead {
  const header = (name: string) =>
    lines
      .split('\r\n')
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  const about = parametersOf(header('content-disposition'))
  return { name: about.get('name') ?? '', filename: about.get('filename'), type: header('content-type') }
}

const parametersOf = (header: string): Map<string, string> =>
  new Map(
    [...header.matchAll(/;\s*([a-z]+)=(?:"([^"]*)"|([^;\s"]*))/gi)].map(([, name = '', quoted, plain]) => [
      name.toLowerCase(),
      quoted ?? plain ?? '',
    ]),
  )
