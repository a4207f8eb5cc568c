/** The first stop of the tab key on every page. */
export const SkipLink = () => (
  <a href="#main" className="skip-link">
    Skip to content
  </a>
)
