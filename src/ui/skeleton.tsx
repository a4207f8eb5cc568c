/** The shape of something that is still on its way; its size comes with `className`. */
export const Skeleton = ({ className }: { className: string }) => (
  <div className={`sheen rounded-sm ${className}`} />
)
