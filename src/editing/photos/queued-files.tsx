import { X } from 'lucide-react'
import { FilePreview } from '../../office/uploads/file-preview.tsx'
import { UploadProgress } from '../../office/uploads/upload-progress.tsx'
import { Button } from '../../ui/button.tsx'
import type { QueuedFile } from './queued-file.ts'

interface QueuedFilesProps {
  files: readonly QueuedFile[]
  onRemove: (key: number) => void
}

/** Each file with what becomes of it: how much of it is sent, or why it is not. */
export const QueuedFiles = ({ files, onRemove }: QueuedFilesProps) => (
  <ul aria-label="Chosen images" className="grid gap-2.5">
    {files.map(({ key, file, state, sent, error }) => (
      <li key={key} className="flex items-center gap-2 rounded-md border border-border p-2.5">
        <div className="grid min-w-0 flex-1 gap-1.5">
          {state === 'refused' ? (
            <p className="text-xs text-text-muted [overflow-wrap:anywhere]">{file.name}</p>
          ) : (
            <FilePreview file={file} isSmall={files.length > 1} />
          )}
          {state === 'sending' && <UploadProgress sent={sent} name={file.name} />}
          {error && state !== 'sending' && (
            <p role="status" className="text-sm font-semibold text-danger [overflow-wrap:anywhere]">
              <span className="sr-only">{file.name}: </span>
              {error}
            </p>
          )}
        </div>
        {state !== 'sending' && (
          <Button
            look="ghost"
            size="icon"
            aria-label={`Remove ${file.name}`}
            onClick={() => onRemove(key)}
            className="w-9!"
          >
            <X className="size-4.5" />
          </Button>
        )}
      </li>
    ))}
  </ul>
)
