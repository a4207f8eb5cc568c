export type SampleQuery = {
  name: string
  /** What it is about. */
  about: string
  query: string
}

export const sampleQueries: readonly SampleQuery[] = [
  {
    name: 'All cities',
    about: 'cities',
    query: 'SELECT id, name, country, slug, places_fetched\nFROM cities\nORDER BY country, name;',
  },
  {
    name: 'Cities per country',
    about: 'cities',
    query:
      'SELECT country, count(*) AS cities\nFROM cities\nGROUP BY country\nORDER BY cities DESC, country;',
  },
  {
    name: 'Active places',
    about: 'places',
    query:
      'SELECT id, coalesce(display_name, name) AS name, addr_city, is_featured, is_reviewed\nFROM places\nWHERE is_active\nORDER BY id DESC\nLIMIT 100;',
  },
  {
    name: 'Places without photos',
    about: 'places',
    query:
      'SELECT p.id, p.name, p.slug\nFROM places p\nLEFT JOIN place_images i ON i.place_id = p.id\nWHERE i.id IS NULL\nORDER BY p.name\nLIMIT 100;',
  },
  {
    name: 'Fun types',
    about: 'fun types',
    query:
      'SELECT ft.name, ft.slug, count(pt.id) AS places\nFROM fun_types ft\nLEFT JOIN place_types pt ON pt.fun_type_id = ft.id\nGROUP BY ft.id, ft.name, ft.slug, ft.sort_order\nORDER BY ft.sort_order;',
  },
  {
    name: 'Places per city and fun type',
    about: 'joined',
    query:
      'SELECT c.name AS city, ft.name AS fun_type, count(*) AS places\nFROM places p\nJOIN place_types pt ON pt.place_id = p.id\nJOIN fun_types ft ON ft.id = pt.fun_type_id\nJOIN city_places cp ON cp.place_id = p.id\nJOIN cities c ON c.id = cp.city_id\nGROUP BY 1, 2\nORDER BY 3 DESC;',
  },
]
