/** What must not break unnoticed: its files, which are changed in small ways, and the tests that must notice. */
export type Area = { mutate: readonly string[]; tests: readonly string[] }

export const areas: Readonly<Record<string, Area>> = {
  'sign-in': {
    mutate: [
      'src/accounts/auth.api.ts',
      'src/accounts/client-address.ts',
      'src/accounts/device-cookie.ts',
      'src/accounts/known-device.queries.ts',
      'src/accounts/login-attempt.queries.ts',
      'src/accounts/password-hash.ts',
      'src/accounts/session-cookie.ts',
      'src/accounts/session.queries.ts',
      'src/accounts/token-cookie.ts',
    ],
    // Limits are tried where they are counted: through the API each try costs a password's hash.
    tests: [
      'src/accounts/auth.api.db.test.ts',
      'src/accounts/client-address.test.ts',
      'src/accounts/known-device.db.test.ts',
      'src/accounts/login-attempt.db.test.ts',
      'src/accounts/password-hash.test.ts',
      'src/accounts/session.db.test.ts',
      'src/accounts/token-cookie.test.ts',
    ],
  },
  policy: {
    mutate: ['src/app/enforce-policy.ts', 'src/app/read-body.ts', 'src/accounts/signed-in-user.api.ts'],
    // policy.db.test.ts asks every call of the product: the same rules a hundred times.
    tests: ['src/app/enforce-policy.db.test.ts', 'src/app/policy.test.ts', 'src/app/read-body.test.ts'],
  },
  'origin check': {
    mutate: ['src/app/same-origin.ts', 'src/app/site-origin.ts'],
    tests: ['src/app/same-origin.test.ts', 'src/app/site-origin.test.ts'],
  },
  secrets: {
    mutate: ['src/configs/sealed-text.ts'],
    tests: ['src/configs/sealed-text.test.ts'],
  },
  'SQL guard': {
    mutate: ['src/database-viewer/rules/*.ts', '!src/database-viewer/rules/*.test.ts'],
    tests: ['src/database-viewer/rules/check-query.test.ts'],
  },
  'outgoing addresses': {
    mutate: ['src/outgoing/public-address.ts', 'src/outgoing/checked-lookup.provider.ts'],
    tests: ['src/outgoing/public-address.test.ts', 'src/outgoing/checked-lookup.test.ts'],
  },
  uploads: {
    mutate: [
      'src/images/form-parts.ts',
      'src/images/make-photo.task.ts',
      'src/images/read-upload.api.ts',
      'src/images/refusal-of-file.ts',
      'src/images/upload-type.ts',
    ],
    tests: ['src/images/*.test.ts', 'src/site-assets/*.test.ts'],
  },
  merging: {
    mutate: [
      'src/merging/group-candidates.ts',
      'src/merging/place-groups.ts',
      'src/merging/sort-in.ts',
      'src/merging/source-record.ts',
      'src/places/place-merge.ts',
      'src/places/place-twins.ts',
    ],
    tests: [
      'src/merging/group-candidates.test.ts',
      'src/merging/sort-in.test.ts',
      'src/merging/source-record.test.ts',
      'src/places/place-merge.test.ts',
      'src/places/place-twins.test.ts',
    ],
  },
  'opening hours': {
    mutate: [
      'src/opening-hours/reckon-days.task.ts',
      'src/opening-hours/holiday-regions.ts',
      'src/opening-hours/week-rows.ts',
      'src/opening-hours/week-text.ts',
      'src/opening-hours/todays-hours.queries.ts',
      'src/places/opening-hours.ts',
    ],
    tests: [
      'src/opening-hours/holiday-regions.test.ts',
      'src/opening-hours/reckon-days.test.ts',
      'src/opening-hours/refresh-place-hours.db.test.ts',
      'src/opening-hours/week-rows.test.ts',
      'src/opening-hours/week-text.test.ts',
      'src/places/opening-hours.test.ts',
    ],
  },
}
