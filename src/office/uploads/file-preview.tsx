import { useEffect, useRef, useState } from 'react'
import { fileSize } from './file-size.ts'

/** What a chosen file looks like, drawn by the browser: nothing of it is loaded as a page's image. */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cannotShow, setCannotShow] = useState(false)
  useEffect(() => {
    let isWanted = true
    setCannotShow(false)
    createImageBitmap(file).then(
      (picture) => {
        if (isWanted && canvas.current) drawInto(canvas.current, picture)
        picture.close()
      },
      () => isWanted && setCannotShow(true),
    )
    return () => {
      isWanted = false
    }
  }, [file])
  return (
    <figure className="grid gap-1.5">
      {cannotShow ? (
        <p role="status" className="text-sm text-text-muted">
          This browser cannot show the image; it may be damaged.
        </p>
      ) : (
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Preview of ${file.name}`}
          className="max-h-60 w-full rounded-md bg-surface-sunken object-contain"
        />
      )}
      <figcaption className="text-xs text-text-muted [overflow-wrap:anywhere]">
        {file.name}, {fileSize(file.size)}
      </figcaption>
    </figure>
  )
}

const longestSide = 800

function drawInto(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
}
