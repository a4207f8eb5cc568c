/** The first stop of the tab key on every page. */
export const SkipLink = () => (
  <a
    href="#main"
    className="absolute -top-15 left-3 z-99 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:top-3"
  >
    Skip to content
  </a>
)
