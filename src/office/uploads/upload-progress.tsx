/** How much of a file is sent, from 0 to 1; then it is looked at. */
export const UploadProgress = ({ sent }: { sent: number }) => (
  <div className="grid gap-1 text-xs text-text-muted">
    <progress value={sent} max={1} aria-label="Upload" className="h-2 w-full accent-(--primary)" />
    <span role="status">{sent < 1 ? `${Math.round(sent * 100)} % sent` : 'Preparing the image...'}</span>
  </div>
)
