/** The looks that the fields of the search ticket share. */
export const ticketField =
  'relative grid min-h-[58px] content-center gap-px rounded-[14px] text-left shadow-[inset_0_0_0_1.5px_var(--control-border)] hover:bg-surface-hover aria-expanded:bg-surface-hover py-2 pr-8.5 sm:min-h-[62px] sm:pr-11 lg:min-h-[68px] lg:shadow-none'
export const ticketLabel = 'text-xs font-semibold text-text-subtle'
export const ticketValue = 'block truncate text-base font-semibold sm:text-[1.125rem] sm:leading-6'
export const ticketIcon =
  'absolute top-1/2 left-3.5 size-5.5 -translate-y-1/2 text-link sm:left-4.5 sm:size-6'
