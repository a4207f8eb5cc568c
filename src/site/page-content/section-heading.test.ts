import { expect, test } from 'vitest'
import { sectionHeading } from './section-heading.ts'

test('sections are headed in words, whether or not we know them', () => {
  expect(sectionHeading('contact_info')).toBe('Contact')
  expect(sectionHeading('information_collection')).toBe('Information collection')
  expect(sectionHeading('a_new_section')).toBe('A new section')
  expect(sectionHeading('attribution_openstreetmap')).toBe('OpenStreetMap')
})
