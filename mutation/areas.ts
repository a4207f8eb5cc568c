/** What must not break unnoticed: its files, which are changed in small ways, and the tests that must notice. */
export type Area = { mutate: readonly string[]; tests: readonly string[] }

export const areas: Readonly<Record<string, Area>> = {
  'sign-in': {
    mutate: [
      'src/office/accounts/signing-in/auth.api.ts',
      'src/office/accounts/sign-in-limits/client-address.ts',
      'src/office/accounts/sign-in-limits/device-cookie.ts',
      'src/office/accounts/sign-in-limits/known-device.queries.ts',
      'src/office/accounts/sign-in-limits/login-attempt.queries.ts',
      'src/office/accounts/account/password-hash.ts',
      'src/office/accounts/sessions/session-cookie.ts',
      'src/office/accounts/sessions/session.queries.ts',
      'src/office/accounts/sessions/token-cookie.ts',
    ],
    // Limits are tried where they are counted: through the API each try costs a password's hash.
    tests: [
      'src/office/accounts/signing-in/auth.api.db.test.ts',
      'src/office/accounts/sign-in-limits/client-address.test.ts',
      'src/office/accounts/sign-in-limits/known-device.db.test.ts',
      'src/office/accounts/sign-in-limits/login-attempt.db.test.ts',
      'src/office/accounts/account/password-hash.test.ts',
      'src/office/accounts/sessions/session.db.test.ts',
      'src/office/accounts/sessions/token-cookie.test.ts',
    ],
  },
  policy: {
    mutate: [
      'src/app/policy/enforce-policy.ts',
      'src/app/policy/read-body.ts',
      'src/office/accounts/sessions/signed-in-user.api.ts',
    ],
    // policy-matrix.either.db.test.ts asks every call of the product: the same rules a hundred times.
    tests: [
      'src/app/policy/enforce-policy.db.test.ts',
      'src/app/policy/policy.test.ts',
      'src/app/policy/read-body.test.ts',
    ],
  },
  'origin check': {
    mutate: ['src/app/security/same-origin.ts', 'src/app/security/site-origin.ts'],
    tests: ['src/app/security/same-origin.test.ts', 'src/app/security/site-origin.test.ts'],
  },
  secrets: {
    mutate: ['src/office/configs/sealed-text.ts'],
    tests: ['src/office/configs/sealed-text.test.ts'],
  },
  'SQL guard': {
    mutate: ['src/system/database-viewer/rules/*.ts', '!src/system/database-viewer/rules/*.test.ts'],
    tests: ['src/system/database-viewer/rules/check-query.test.ts'],
  },
  'outgoing addresses': {
    mutate: ['src/outgoing/public-address.ts', 'src/outgoing/checked-lookup.provider.ts'],
    tests: ['src/outgoing/public-address.test.ts', 'src/outgoing/checked-lookup.test.ts'],
  },
  uploads: {
    mutate: [
      'src/office/uploads/form-parts.ts',
      'src/office/files/make-photo.task.ts',
      'src/office/uploads/read-upload.api.ts',
      'src/office/uploads/refusal-of-file.ts',
      'src/office/uploads/upload-type.ts',
    ],
    tests: [
      'src/office/uploads/form-parts.test.ts',
      'src/office/files/make-photo.test.ts',
      'src/office/uploads/read-upload.test.ts',
      'src/office/uploads/refusal-of-file.test.ts',
      'src/office/uploads/upload-type.test.ts',
    ],
  },
  merging: {
    mutate: [
      'src/gathering/matching/group-candidates.ts',
      'src/gathering/matching/place-groups.ts',
      'src/gathering/matching/sort-in.ts',
      'src/gathering/merging/source-record.ts',
      'src/gathering/merging/place-merge.ts',
      'src/gathering/matching/place-twins.ts',
    ],
    tests: [
      'src/gathering/matching/group-candidates.test.ts',
      'src/gathering/matching/sort-in.test.ts',
      'src/gathering/merging/source-record.test.ts',
      'src/gathering/merging/place-merge.test.ts',
      'src/gathering/matching/place-twins.test.ts',
    ],
  },
  'opening hours': {
    mutate: [
      'src/guide/opening-hours/reckoning/reckon-days.task.ts',
      'src/guide/opening-hours/holidays/holiday-regions.ts',
      'src/guide/opening-hours/shown/week-rows.ts',
      'src/guide/opening-hours/text/week-text.ts',
      'src/guide/opening-hours/place-hours/coming-hours.queries.ts',
      'src/guide/opening-hours/text/opening-hours.ts',
    ],
    tests: [
      'src/guide/opening-hours/holidays/holiday-regions.test.ts',
      'src/guide/opening-hours/reckoning/reckon-days.test.ts',
      'src/guide/opening-hours/place-hours/refresh-place-hours.db.test.ts',
      'src/guide/opening-hours/shown/week-rows.test.ts',
      'src/guide/opening-hours/text/week-text.test.ts',
      'src/guide/opening-hours/text/opening-hours.test.ts',
    ],
  },
}
