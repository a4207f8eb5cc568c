import { ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface FileDropProps {
  /** Types and endings that the system's file list offers; what is dropped may be anything. */
  accept: string
  label: string
  onFile: (file: File) => void
  isBusy: boolean
  children?: ReactNode
}

/** A field that takes a file: by the system's file list, with the keyboard too, or dropped on it. */
export function FileDrop({ accept, label, onFile, isBusy, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    // Or the browser would leave the page and show the file.
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) onFile(file)
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'relative grid cursor-pointer justify-items-center gap-1.5 rounded-[16px] border-2 border-dashed border-control-border p-5 text-center text-sm text-text-muted hover:bg-surface-hover has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
        isOver && 'border-primary bg-primary-soft',
      )}
    >
      <ImageUp className="size-6.5 text-link" />
      <span>
        <b className="font-semibold text-link">{label}</b> or drop it here
      </span>
      {children && <span className="text-xs">{children}</span>}
      <input
        type="file"
        accept={accept}
        disabled={isBusy}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Or the same file could not be chosen again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
