import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { fileSize } from './file-size.ts'
import { takeTurns } from './turns.ts'

/** What a chosen file looks like, drawn by the browser: nothing of it is loaded as a page's image. */
export function FilePreview({ file, isSmall = false }: { file: File; isSmall?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cannotShow, setCannotShow] = useState(false)
  useEffect(() => {
    let isWanted = true
    setCannotShow(false)
    inTurn(async () => {
      const picture = isWanted && (await createImageBitmap(file))
      if (!picture) return
      if (isWanted && canvas.current) drawInto(canvas.current, picture)
      picture.close()
    }).catch(() => isWanted && setCannotShow(true))
    return () => {
      isWanted = false
    }
  }, [file])
  return (
    <figure
      className={classNames(isSmall ? 'flex flex-wrap items-center gap-x-3 gap-y-1.5' : 'grid gap-1.5')}
    >
      {cannotShow ? (
        <p role="status" className="text-sm text-text-muted">
          {isHeic(file)
            ? 'This browser cannot show iPhone photos. The guide can: look at it after the upload.'
            : 'This browser cannot show the image; it may be damaged.'}
        </p>
      ) : (
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Preview of ${file.name}`}
          className={classNames(
            'rounded-md bg-surface-sunken object-contain',
            isSmall ? 'size-14 shrink-0' : 'max-h-60 w-full',
          )}
        />
      )}
      <figcaption className="text-xs text-text-muted [overflow-wrap:anywhere]">
        {file.name}, {fileSize(file.size)}
      </figcaption>
    </figure>
  )
}

// Each takes the memory of all its pixels while it is decoded.
const inTurn = takeTurns(1)

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const longestSide = 800

function drawInto(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
}
