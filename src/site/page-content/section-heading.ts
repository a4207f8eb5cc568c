const headings: Record<string, string> = {
  contact_info: 'Contact',
  acceptance_terms: 'Acceptance of these terms',
  service_usage: 'Use of the guide',
  user_responsibilities: 'Your responsibilities',
  liability_limitation: 'Limits of our liability',
  what_are_cookies: 'What cookies are',
  cookie_usage: 'How we use cookies',
  cookie_types: 'Kinds of cookies',
  cookie_management: 'Changing your mind',
  attribution_openstreetmap: 'OpenStreetMap',
  attribution_nominatim: 'Nominatim',
  attribution_osrm: 'OSRM',
  attribution_unsplash: 'Unsplash',
}

/** What stands above a section; a key nobody named here is read as words: 'data_protection' is 'Data protection'. */
export function sectionHeading(sectionKey: string): string {
  const words = sectionKey.replaceAll('_', ' ').trim()
  return headings[sectionKey] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
