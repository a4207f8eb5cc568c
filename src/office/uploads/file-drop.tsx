import { ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface FileDropProps {
  /** Types and endings that the system's file list offers; what is dropped may be anything. */
  accept: string
  label: string
  /** One unless `isMany`; never none. */
  onFiles: (files: readonly File[]) => void
  isMany?: boolean
  isBusy?: boolean
  children?: ReactNode
}

/** A field that takes files: by the system's file list, with the keyboard too, or dropped on it. */
export function FileDrop({ accept, label, onFiles, isMany, isBusy, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMany ? undefined : 1)
    if (files.length > 0 && !isBusy) onFiles(files)
  }
  const drop = (event: DragEvent) => {
    // Or the browser would leave the page and show the file.
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
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
        <b className="font-semibold text-link">{label}</b> or drop {isMany ? 'some' : 'it'} here
      </span>
      {children && <span className="text-xs">{children}</span>}
      <input
        type="file"
        accept={accept}
        multiple={isMany}
        // Disabled, it would lose the focus.
        aria-disabled={isBusy}
        onClick={(event) => isBusy && event.preventDefault()}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          take(event.target.files)
          // Or the same file could not be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
