/** Above the places that do not fit everybody. */
export const MisfitHeading = ({ count }: { count: number }) => (
  <div className="col-span-full not-first:mt-2 not-first:border-t not-first:border-border not-first:pt-5">
    <h2 className="text-[1.375rem]! leading-tight">Not for everyone</h2>
    <p className="text-sm text-text-muted">
      {count === 1
        ? '1 place does not fit all that you told us. It stays'
        : `${count} places do not fit all that you told us. They stay`}{' '}
      here in case you split up.
    </p>
  </div>
)
