import { expect, test } from 'vitest'
import { citySlugOf, readableCitySlugOf, settingsCitySlugOf } from './city-slug.ts'

test.for([
  ['Vienna', 'vienna', 'vienna', 'vienna'],
  ['Málaga', 'm-laga', 'm-laga', 'malaga'],
  ['Frankfurt (Oder)', 'frankfurt-oder', 'frankfurt--oder-', 'frankfurt-oder'],
  [' Bad  Ischl ', 'bad-ischl', '-bad--ischl-', 'bad-ischl'],
  ['Łódź', 'd', '--d-', 'lodz'],
  ['Αθήνα', 'athina', 'athina', 'athina'],
  ['東京', '', '', ''],
  ['<script>', 'script', '-script-', 'script'],
] as const)(
  '%s is addressed as %s, by Settings as %s, readable as %s',
  ([name, city, settings, readable]) => {
    expect([citySlugOf(name), settingsCitySlugOf(name), readableCitySlugOf(name)]).toEqual([
      city,
      settings,
      readable,
    ])
  },
)
