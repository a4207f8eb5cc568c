/** What stands in the archive in the place of a column's value, as SQL; of all other columns the value itself. */
export const withoutSecrets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // No hash of a token is like it: the history needs their names alone.
  api_tokens: { token_hash: `'left ' || id` },
  // The address of a webhook is all that it takes to write where it leads.
  audit_log: {
    before: `case when entity not in ('configs', 'users', 'sessions', 'webhooks') then before end`,
    after: `case when entity not in ('configs', 'users', 'sessions', 'webhooks') then after end`,
  },
  dropped_photos: { image: `image - 'signed_url'` },
  place_images: { signed_url: 'null' },
  reports: { device: 'null', network: 'null' },
  static_assets: { signed_url: 'null' },
  // No hash of a password is like it: who had one gets a new one.
  users: { password: `''` },
}
