import { Skeleton } from '../../ui/skeleton.tsx'

/** A card that is still on its way, in the card's own measures. */
export const PlaceCardSkeleton = () => (
  <div
    aria-hidden="true"
    className="grid grid-cols-[minmax(0,118px)_minmax(0,1fr)] gap-x-3 rounded-xl border border-border bg-surface p-2 md:flex md:flex-col"
  >
    <div className="min-h-[140px] overflow-hidden rounded-[15px] md:aspect-[3/2] md:min-h-0">
      <Skeleton className="size-full rounded-none" />
    </div>
    <div className="flex flex-col gap-2 pt-1 md:gap-[9px] md:px-2 md:pt-3.5">
      <Skeleton className="h-5.5 w-[72%]" />
      <Skeleton className="h-4 w-[90%]" />
      <Skeleton className="h-4 w-[60%] md:h-6.5 md:w-24 md:rounded-full" />
      <Skeleton className="h-4.5 w-[64%] md:mt-2" />
    </div>
    <div className="col-span-full pt-2 md:px-2 md:pt-4 md:pb-2">
      <Skeleton className="ml-auto h-8 w-[45%] rounded-md md:h-11 md:w-full" />
    </div>
  </div>
)
