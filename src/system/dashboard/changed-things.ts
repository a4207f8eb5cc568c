/** What is changed in the back office, by its table. */
export const changedThings = [
  'places',
  'cities',
  'place_images',
  'configs',
  'static_assets',
  'page_content',
  'page_metadata',
  'fun_types',
  'search_radius_options',
] as const
