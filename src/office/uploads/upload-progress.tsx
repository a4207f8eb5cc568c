interface UploadProgressProps {
  /** How much of the file is sent, from 0 to 1; then it is looked at. */
  sent: number
  /** The file's, where there may be several. */
  name?: string
}

export const UploadProgress = ({ sent, name }: UploadProgressProps) => (
  <div className="grid gap-1 text-xs text-text-muted">
    <progress
      value={sent}
      max={1}
      aria-label={name ? `Upload of ${name}` : 'Upload'}
      className="h-2 w-full accent-(--primary)"
    />
    <span role="status">{sent < 1 ? `${Math.round(sent * 100)} % sent` : 'Preparing the image...'}</span>
  </div>
)
