import { Skeleton } from '../../ui/skeleton.tsx'

/** A card that is still on its way, in the card's own measures. */
export const PlaceCardSkeleton = () => (
  <div aria-hidden="true" className="flex flex-col rounded-xl border border-border bg-surface p-2">
    <div className="aspect-[4/3] overflow-hidden rounded-[15px]">
      <Skeleton className="size-full rounded-none" />
    </div>
    <div className="flex flex-col gap-[9px] px-2 pt-3.5 pb-2">
      <Skeleton className="h-5.5 w-[72%]" />
      <Skeleton className="h-4 w-[90%]" />
      <Skeleton className="h-6.5 w-24 rounded-full" />
      <div className="min-h-[50px] pt-1.5">
        <Skeleton className="h-4.5 w-[44%]" />
      </div>
      <Skeleton className="mt-[5px] h-11 rounded-md" />
    </div>
  </div>
)
